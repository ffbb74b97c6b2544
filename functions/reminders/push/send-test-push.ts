import { CodedError } from '#shared/errors/coded-error.ts';
import type { reminderRoutes } from '#shared/reminders/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { CallLimit, CountCall } from '../../platform/limits/count-call.ts';
import type { DevicesRepository } from './devices-repository.ts';
import { loadReminderTexts, testWords } from '../reminder-texts.ts';
import type { PushOutcome, SendPush } from './send-push.ts';

/** Enough for trying it out. */
export const testLimit: CallLimit = { kind: 'push-tests', most: 5 };

/** The user is looking at the screen, so the message expires after a minute. */
const TTL_SECONDS = 60;

interface Dependencies {
  devices: Pick<DevicesRepository, 'find' | 'drop'>;
  countCall: CountCall;
  sendPush: SendPush;
  /** Logs why a message was not sent. */
  report: (why: string) => void;
}

/** Sends a test reminder to a device and reports why it failed, if it did. */
export const sendTest =
  ({ devices, countCall, sendPush, report }: Dependencies): Endpoint<typeof reminderRoutes.test> =>
  async ({ caller: { user_id }, params: { id } }) => {
    const device = await devices.find(user_id, id);
    if (!device) throw new CodedError('DEVICE_NOT_FOUND');
    await countCall(user_id);
    const words = testWords(await loadReminderTexts(device.language ?? 'en'));
    const outcome = await sendPush(device, words, { ttl: TTL_SECONDS, urgency: 'high' }).catch(
      (error: unknown): PushOutcome => ({ kind: 'refused', why: String(error) }),
    );
    if (outcome.kind === 'taken') return { sent: true };
    if (outcome.kind === 'gone') {
      await devices.drop(user_id, id);
      throw new CodedError('DEVICE_NOT_FOUND');
    }
    if (outcome.kind !== 'later') report(outcome.why);
    throw new CodedError('PUSH_UNAVAILABLE');
  };
