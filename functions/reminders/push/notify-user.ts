import type { Language } from '#shared/language/languages.ts';
import type { PushMessage } from '#shared/reminders/push-message.ts';
import { systemClock } from '../../platform/clock.ts';
import { logger } from '../../platform/observability.ts';
import type { Table } from '../../platform/table/client.ts';
import { createDevicesRepository, type DevicesRepository } from './devices-repository.ts';
import { openPush } from './open-push.ts';
import { createRecordPushOutcome } from './record-push-outcome.ts';
import type { SendPush } from './send-push.ts';

interface Dependencies {
  devices: Pick<DevicesRepository, 'list' | 'drop' | 'noteRefusal' | 'forgetRefusals'>;
  sendPush: SendPush;
  report: (why: string) => void;
}

/**
 * Sends one message to each browser in which a user turned reminders on.
 * @param ttl seconds to store the message for a browser that is offline
 * @returns whether a retry makes sense: no push service accepted the message, but one asked us to wait
 */
export type NotifyUser = (
  userId: string,
  textIn: (language: Language) => Promise<PushMessage>,
  ttl: number,
) => Promise<'done' | 'later'>;

const createNotifyUser = ({ devices, sendPush, report }: Dependencies): NotifyUser => {
  const recordOutcome = createRecordPushOutcome(devices, report);
  return async (userId, textIn, ttl) => {
    const kinds = await Promise.all(
      (await devices.list(userId)).map(async (device) => {
        const outcome = await sendPush(device, await textIn(device.language ?? 'en'), {
          ttl,
          urgency: 'normal',
        });
        await recordOutcome(userId, device, outcome);
        return outcome.kind;
      }),
    );
    const isAccepted = kinds.includes('taken') || kinds.includes('unknown');
    return kinds.includes('later') && !isAccepted ? 'later' : 'done';
  };
};

/** Builds the sender from environment variables (`grantPush`). */
export const notifyUserFromEnvironment = (table: Table): NotifyUser =>
  createNotifyUser({
    devices: createDevicesRepository(table, systemClock),
    sendPush: openPush().sendPush,
    report: (why) => logger.error('PUSH_NOT_SENT', { why }),
  });
