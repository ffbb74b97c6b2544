import type { Device, DevicesRepository } from './devices-repository.ts';
import type { PushOutcome } from './send-push.ts';

/**
 * Updates a browser after a push message: deletes it if it is gone, and counts consecutive rejections.
 * @param report logs a message that was not sent, or whose delivery is unknown
 */
export const createRecordPushOutcome =
  (
    devices: Pick<DevicesRepository, 'drop' | 'noteRefusal' | 'forgetRefusals'>,
    report: (why: string) => void,
  ) =>
  async (userId: string, device: Device, outcome: PushOutcome): Promise<void> => {
    if (outcome.kind === 'gone') await devices.drop(userId, device.id);
    if (outcome.kind === 'refused') await devices.noteRefusal(userId, device);
    if (outcome.kind === 'taken' && device.refusals !== undefined)
      await devices.forgetRefusals(userId, device.id);
    if (outcome.kind === 'refused' || outcome.kind === 'unknown') report(outcome.why);
  };
