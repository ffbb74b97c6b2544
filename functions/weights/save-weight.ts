import type { weightRoutes } from '#shared/weights/routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { requireStartedDay } from '../platform/http/require-started-day.ts';
import type { WeightRepository } from './repository.ts';

interface Dependencies {
  repository: WeightRepository;
  clock: Clock;
}

/** Saves the weight of a day that has started in the user's time zone. */
export const saveWeight =
  ({ repository, clock }: Dependencies): Endpoint<typeof weightRoutes.save> =>
  async ({ caller, params: { date }, body: { weight, time_zone }, idempotency }) => {
    const now = clock();
    requireStartedDay(date, now, time_zone);
    return repository.save(caller.user_id, { date, weight, updated_at: now.toISOString() }, idempotency);
  };
