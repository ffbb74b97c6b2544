import type { PushMessage } from '#shared/reminders/push-message.ts';
import type { Clock } from '../../platform/clock.ts';
import { isBrowserKey } from './browser-key.ts';
import type { Device } from './devices-repository.ts';
import { isPushService } from './push-services.ts';
import { retryAfterOf } from './retry-after.ts';
import type { ReadVapidKeys } from './vapid-keys.ts';
import { timeoutSignal } from '../../platform/timeouts.ts';

/** Maximum wait for the push service. */
const TIMEOUT_MS = 8_000;

/** Connection errors from before the request was sent. */
const neverAsked = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/** Delivery options of a message (RFC 8030, 5.2 to 5.4). */
interface Urging {
  /** Seconds to store it for a device that is offline. */
  ttl: number;
  urgency: 'normal' | 'high';
  /** Replaces an undelivered message of the same topic. */
  topic?: string;
}

/**
 * Result of a message. `gone`: the browser no longer exists. `later`: certainly not accepted, may be retried.
 * `refused`: never accepted. `unknown`: may or may not have been accepted.
 */
export type PushOutcome =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'later'; seconds: number | null }
  | { kind: 'refused'; why: string }
  | { kind: 'unknown'; why: string };

/** @throws Error if nothing was sent because the environment has no VAPID key */
export type SendPush = (
  device: Pick<Device, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  urging: Urging,
) => Promise<PushOutcome>;

interface Settings {
  readKeys: ReadVapidKeys;
  /** Contact for the push service in case of problems (RFC 8292, 2.1). */
  contact: string;
  clock: Clock;
  /** An additional push service. */
  ownService?: string | undefined;
  timeoutMs?: number;
}

const codeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
};

const outcomeOf = ({ status, headers }: Response, now: Date): PushOutcome => {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500)
    return { kind: 'later', seconds: retryAfterOf(headers.get('retry-after'), now) };
  return { kind: 'refused', why: `The push service answered ${status}.` };
};

/** Sends messages to browsers: encrypted (RFC 8291), signed (RFC 8292) and without following redirects. */
export const createSendPush =
  ({ readKeys, contact, clock, ownService, timeoutMs = TIMEOUT_MS }: Settings): SendPush =>
  async ({ endpoint, p256dh, auth }, message, { ttl, urgency, topic }) => {
    if (!isPushService(endpoint, ownService))
      return { kind: 'refused', why: 'The address is not a push service.' };
    if (!isBrowserKey(p256dh)) return { kind: 'refused', why: 'The key is not a browser key.' };
    const keys = await readKeys();
    if (!keys) throw new Error('The VAPID key is missing: set the parameter.');
    // Loaded on demand because it is large and reading reminders does not need it.
    const { generateRequestDetails } = (await import('web-push')).default;
    const { headers, body } = generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${contact}`, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: ttl,
        urgency,
        ...(topic !== undefined && { topic }),
      },
    );
    // fetch sets the length itself.
    const { 'Content-Length': _length, ...sent } = headers as Record<string, string | number>;
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(sent).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: timeoutSignal(timeoutMs),
      });
      await answer.body?.cancel();
      return outcomeOf(answer, clock());
    } catch (error) {
      if (neverAsked.has(codeOf(error))) return { kind: 'later', seconds: null };
      return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) };
    }
  };
