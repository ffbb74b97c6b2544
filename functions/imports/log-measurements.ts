import type { MeasurementsLogged, NewMeasurements } from '#shared/imports/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import type { Measurements } from './measurements-repository.ts';

interface Dependencies {
  measurements: Pick<Measurements, 'storedAnswer' | 'log'>;
  clock: Clock;
}

/** Logs weights and water of an export for days that have none. Days in the future are ignored. */
export const createLogMeasurements =
  ({ measurements, clock }: Dependencies) =>
  async (userId: string, body: NewMeasurements, idempotency: Idempotency): Promise<MeasurementsLogged> => {
    const done = await measurements.storedAnswer<MeasurementsLogged>(userId, idempotency);
    if (done) return done;
    const today = localDateOf(clock(), body.time_zone);
    const days = [...new Map(body.days.map((day) => [day.date, day])).values()];
    const past = days.filter(({ date }) => date <= today);
    if (past.length === 0) return { weights: 0, water: 0 };
    return retryOnConflict(() => measurements.log(userId, { ...body, days: past }, idempotency));
  };
