import { CodedError } from '#shared/errors/coded-error.ts';
import type { supportRoutes } from '#shared/support/routes.ts';
import { isTooSoon } from '#shared/support/trap.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SendMail } from '../platform/mail/mailer.ts';
import type { HasPriority } from './has-priority.ts';
import type { MessageRepository } from './message-repository.ts';
import { sourceOf } from '../platform/http/request-source.ts';
import { supportMail } from './support-mail.ts';

interface Dependencies {
  messages: MessageRepository;
  hasPriority: HasPriority;
  sendMail: SendMail;
  supportAddress: string;
  clock: Clock;
  /** Notes what went wrong after the message was safe. */
  report: (error: unknown) => void;
  /** Notes that a program filled the form in. */
  reportTrap: () => void;
}

/**
 * Keeps a message, then mails it to the support. One that cannot be mailed is refused, so that its writer knows, and
 * the next try mails the same row. What fell into the trap hears that it was sent, and nothing is kept.
 */
export const contact =
  ({
    messages,
    hasPriority,
    sendMail,
    supportAddress,
    clock,
    report,
    reportTrap,
  }: Dependencies): Endpoint<typeof supportRoutes.contact> =>
  async ({ body: { website, started_at, language = 'en', ...message }, raw }) => {
    if (website) {
      reportTrap();
      return { sent: true };
    }
    // A person presses again, and has typed long enough by then.
    if (isTooSoon(started_at, clock())) throw new CodedError('TOO_MANY_REQUESTS');
    const kept = await messages.keep(message, sourceOf(raw));
    if (!kept) return { sent: true };
    // Who cannot be looked up waits with the others: no message is lost for it.
    const isFirst = await hasPriority(kept.email).catch((error: unknown) => {
      report(error);
      return false;
    });
    try {
      await sendMail(supportMail(supportAddress, kept, { language, isFirst }));
    } catch (error) {
      await messages.release(kept).catch(report);
      throw error;
    }
    await messages.noteMailed(kept, isFirst).catch(report);
    return { sent: true };
  };
