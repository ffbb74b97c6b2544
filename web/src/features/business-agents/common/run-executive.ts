import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { ExecutiveAnswer, ExecutiveRequestInput } from '#shared/business-agents/executive/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { orByRules } from './or-by-rules.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';

/** Runs an action of the executive assistant with this device's date and time zone. */
export const runExecutive = (
  request: ExecutiveRequestInput,
  idempotencyKey: string,
): Promise<ExecutiveAnswer> =>
  orByRules((isWithoutAi) =>
    call(executiveRoutes.run, {
      body: { ...request, time_zone: deviceTimeZone() },
      idempotencyKey,
      isWithoutAi,
    }),
  );
