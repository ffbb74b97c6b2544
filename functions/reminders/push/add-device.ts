import { CodedError } from '#shared/errors/coded-error.ts';
import type { reminderRoutes } from '#shared/reminders/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { isBrowserKey } from './browser-key.ts';
import type { DevicesRepository } from './devices-repository.ts';
import { isPushService } from './push-services.ts';

const refused = (field: string, message: string): CodedError =>
  new CodedError('VALIDATION_FAILED', { details: [{ field, message }] });

/** @param ownService origin of an additional push service, or blank for none */
export const addDevice =
  (
    devices: Pick<DevicesRepository, 'add'>,
    ownService: string | undefined,
  ): Endpoint<typeof reminderRoutes.addDevice> =>
  async ({ caller, body, idempotency }) => {
    if (!isPushService(body.endpoint, ownService))
      throw refused('endpoint', 'This is not a known push service.');
    if (!isBrowserKey(body.keys.p256dh)) throw refused('keys.p256dh', 'Invalid browser key.');
    return devices.add(caller.user_id, body, idempotency);
  };
