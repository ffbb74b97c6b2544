import { CodedError } from '#shared/errors/coded-error.ts';
import type { supportRoutes } from '#shared/support/routes.ts';
import { isTooSoon } from '#shared/support/bot-trap.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SendEmail } from '../platform/mail/mailer.ts';
import type { HasPriority } from './has-priority.ts';
import type { MessageRepository } from './message-repository.ts';
import { sourceOf } from '../platform/http/request-source.ts';
import { supportEmail } from './support-mail.ts';

interface Dependencies {
  messages: MessageRepository;
  hasPriority: HasPriority;
  sendEmail: SendEmail;
  supportAddress: string;
  clock: Clock;
  /** Logs errors after the message was stored. */
  report: (error: unknown) => void;
  /** Records that a bot filled in the form. */
  reportTrap: () => void;
}

/**
 * Stores a message and emails it to support. If the email fails, the request fails too, so that the sender knows; a
 * retry sends the same row. A bot that fills in the honeypot gets a success response and nothing is stored.
 */
export const contact =
  ({
    messages,
    hasPriority,
    sendEmail,
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
    // A human tries again, by which time enough seconds have passed.
    if (isTooSoon(started_at, clock())) throw new CodedError('TOO_MANY_REQUESTS');
    const kept = await messages.keep(message, sourceOf(raw));
    if (!kept) return { sent: true };
    // If the lookup fails, the message is handled without priority, so that it is never lost.
    const isFirst = await hasPriority(kept.email).catch((error: unknown) => {
      report(error);
      return false;
    });
    try {
      await sendEmail(supportEmail(supportAddress, kept, { language, isFirst }));
    } catch (error) {
      await messages.release(kept).catch(report);
      throw error;
    }
    await messages.noteMailed(kept, isFirst).catch(report);
    return { sent: true };
  };
