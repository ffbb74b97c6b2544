import { CodedError } from '#shared/errors/coded-error.ts';
import type { reminderRoutes } from '#shared/reminders/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { DevicesRepository } from './devices-repository.ts';
import { isPushService } from './push-services.ts';

/** @param ownService origin of a push service beside the public ones; blank or missing for none */
export const addDevice =
  (
    devices: Pick<DevicesRepository, 'add'>,
    ownService: string | undefined,
  ): Endpoint<typeof reminderRoutes.addDevice> =>
  async ({ caller, body, idempotency }) => {
    if (!isPushService(body.endpoint, ownService))
      throw new CodedError('VALIDATION_FAILED', {
        details: [{ field: 'endpoint', message: 'This is no push service that we know.' }],
      });
    return devices.add(caller.user_id, body, idempotency);
  };
