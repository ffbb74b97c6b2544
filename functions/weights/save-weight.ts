import { CodedError } from '#shared/errors/coded-error.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { weightRoutes } from '#shared/weights/routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { WeightRepository } from './repository.ts';

interface Dependencies {
  repository: WeightRepository;
  clock: Clock;
}

/** Keeps the weight of a day that has begun where the person is. */
export const saveWeight =
  ({ repository, clock }: Dependencies): Endpoint<typeof weightRoutes.save> =>
  ({ caller, params: { date }, body: { weight, time_zone }, idempotency }) => {
    const now = clock();
    if (date > localDateOf(now, time_zone)) {
      const details = [{ field: 'date', message: 'This day has not begun yet.' }];
      throw new CodedError('VALIDATION_FAILED', { details });
    }
    return repository.save(caller.user_id, { date, weight, updated_at: now.toISOString() }, idempotency);
  };
