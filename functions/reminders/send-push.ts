import type { PushMessage } from '#shared/reminders/push-message.ts';
import type { Clock } from '../platform/clock.ts';
import { isBrowserKey } from './browser-key.ts';
import type { Device } from './devices-repository.ts';
import { isPushService } from './push-services.ts';
import { retryAfterOf } from './retry-after.ts';
import type { ReadVapidKeys } from './vapid-keys.ts';

/** Longest wait for a push service's answer. */
const PATIENCE_MS = 8_000;

/** Failures of the connection, before anything was asked. */
const neverAsked = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/** How a message goes (RFC 8030, 5.2 to 5.4). */
export interface Urging {
  /** Seconds that the service keeps it for a device that is off. */
  ttl: number;
  urgency: 'normal' | 'high';
  /** Takes the place of an undelivered one of the same topic; none where not named. */
  topic?: string;
}

/**
 * What became of a message. `gone`: the browser is not there any more. `later`: certainly not taken, and may be tried
 * again. `refused`: never will be taken. `unknown`: nobody can tell whether it was taken.
 */
export type PushOutcome =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'later'; seconds: number | null }
  | { kind: 'refused'; why: string }
  | { kind: 'unknown'; why: string };

/** @throws Error where nothing was sent, and none of it is the device's fault: the stage has no key */
export type SendPush = (
  device: Pick<Device, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  urging: Urging,
) => Promise<PushOutcome>;

interface Settings {
  readKeys: ReadVapidKeys;
  /** Whom a push service writes to when our messages trouble it (RFC 8292, 2.1). */
  contact: string;
  clock: Clock;
  /** A push service beside the public ones. */
  ownService?: string | undefined;
  patienceMs?: number;
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

/** Sends messages to browsers: encrypted for them (RFC 8291), signed by us (RFC 8292), redirected nowhere. */
export const createSendPush =
  ({ readKeys, contact, clock, ownService, patienceMs = PATIENCE_MS }: Settings): SendPush =>
  async ({ endpoint, p256dh, auth }, message, { ttl, urgency, topic }) => {
    if (!isPushService(endpoint, ownService))
      return { kind: 'refused', why: 'The address is no push service.' };
    if (!isBrowserKey(p256dh)) return { kind: 'refused', why: 'The key is no key of a browser.' };
    const keys = await readKeys();
    if (!keys) throw new Error('There is no key for push messages: set the parameter.');
    // Heavy: whoever only reads their reminders does not pay for it.
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
    // The length is counted from what is sent.
    const { 'Content-Length': _length, ...sent } = headers as Record<string, string | number>;
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(sent).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      return outcomeOf(answer, clock());
    } catch (error) {
      if (neverAsked.has(codeOf(error))) return { kind: 'later', seconds: null };
      return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) };
    }
  };
