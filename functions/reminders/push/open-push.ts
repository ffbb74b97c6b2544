import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import { createParameterReader } from '../../platform/parameters.ts';
import { createSendPush, type SendPush } from './send-push.ts';
import { createReadVapidKeys, type ReadVapidKeys } from './vapid-keys.ts';

/** Builds the push sender from environment variables. */
export const openPush = (): {
  readKeys: ReadVapidKeys;
  sendPush: SendPush;
  ownService: string | undefined;
} => {
  const {
    VAPID_KEY_PARAMETER,
    SUPPORT_ADDRESS,
    PUSH_SERVICE_ORIGIN: ownService,
  } = environment('VAPID_KEY_PARAMETER', 'SUPPORT_ADDRESS', 'PUSH_SERVICE_ORIGIN');
  const readKeys = createReadVapidKeys(createParameterReader(), VAPID_KEY_PARAMETER);
  const sendPush = createSendPush({ readKeys, contact: SUPPORT_ADDRESS, clock: systemClock, ownService });
  return { readKeys, sendPush, ownService };
};
