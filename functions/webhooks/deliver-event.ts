import type { Clock } from '../platform/clock.ts';
import type { SendMessage } from '../platform/send-message.ts';
import { delivery, RETRY_SECONDS } from './delivery.ts';
import type { PostBody } from './post-to-public-host.ts';
import type { Webhooks } from './repository.ts';
import { signBody } from './sign-body.ts';

interface Dependencies {
  webhooks: Pick<Webhooks, 'find' | 'noteSuccess' | 'noteFailure'>;
  /** Returns whether the token that created a webhook still works, with the owner's plan and account. */
  isTokenActive: (userId: string, tokenId: string) => Promise<boolean>;
  post: PostBody;
  /** Queues the next attempt. */
  send: SendMessage;
  /** Emails the owner that a webhook was turned off. Never fails. */
  notifyOwner: (userId: string, host: string) => Promise<void>;
  clock: Clock;
  /** Logs a failed attempt. */
  report: (failure: { host: string; attempt: number; reason: string }) => void;
}

/** The receiver asks for no further requests. */
const GONE = 410;

/**
 * Sends an event to a webhook and queues another attempt if it was not accepted with a 2xx status. A webhook that was
 * deleted or turned off in the meantime, or whose token no longer works, gets nothing.
 */
export const createDeliverEvent =
  ({ webhooks, isTokenActive, post, send, notifyOwner, clock, report }: Dependencies) =>
  async (message: unknown): Promise<void> => {
    const { user_id, webhook_id, attempt, event, is_manual } = delivery.parse(message);
    const webhook = await webhooks.find(user_id, webhook_id);
    if (webhook?.status !== 'on' || !(await isTokenActive(user_id, webhook.token_id))) return;
    const { url, secret } = webhook;
    const { host } = new URL(url);
    const body = JSON.stringify(event);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Platewise-Webhooks/1',
      'platewise-signature': signBody(secret, body, clock()),
      'platewise-attempt': String(attempt + 1),
    };
    const answer = await post(url, headers, body).catch((error: unknown) => error as Error);
    const status = typeof answer === 'number' ? answer : null;
    const made = { event, attempted_at: clock().toISOString(), attempt: attempt + 1, status };
    if (status !== null && status >= 200 && status < 300) {
      await webhooks.noteSuccess(user_id, webhook_id, made);
      return;
    }
    report({ host, attempt, reason: typeof answer === 'number' ? `status ${answer}` : answer.message });
    if (await webhooks.noteFailure(user_id, webhook_id, made, answer === GONE)) {
      await notifyOwner(user_id, host);
      return;
    }
    const delay = is_manual ? undefined : RETRY_SECONDS[attempt];
    if (delay !== undefined && answer !== GONE)
      await send({ user_id, webhook_id, attempt: attempt + 1, event }, delay);
  };
