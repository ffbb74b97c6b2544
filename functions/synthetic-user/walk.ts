import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { Clock } from '../platform/clock.ts';
import { createRouteCaller, type SendRequest } from '#shared/http/route-caller.ts';

interface Dependencies {
  /** Signs the synthetic user in, or keeps the session. */
  signIn: () => Promise<SendRequest>;
  clock: Clock;
}

/** Name of the entry that each walk logs and deletes again. */
export const WALK_FOOD = 'Synthetic user check';
const ZONE = 'UTC';

/**
 * Creates the short walk of an existing user: sign in, open the dashboard, log a meal, see it in the list, delete it.
 * The walk throws at the first step that fails. It also deletes entries that an earlier walk left.
 */
export const createWalk =
  ({ signIn, clock }: Dependencies) =>
  async (): Promise<void> => {
    const call = createRouteCaller(await signIn());
    const now = clock().toISOString();
    const { list, create, remove } = foodEntryRoutes;
    const walkedEntries = async (): Promise<string[]> => {
      const { entries } = await call(list, `${list.path}?local_date=${now.slice(0, 10)}&limit=100`);
      return entries.filter(({ food_name }) => food_name === WALK_FOOD).map(({ id }) => id);
    };

    await call(dashboardRoutes.read, `${dashboardRoutes.read.path}?time_zone=${ZONE}`);
    const meal = { food_name: WALK_FOOD, calories: 1, logged_at: now, time_zone: ZONE };
    const { id } = await call(create, create.path, meal);
    const shown = await walkedEntries();
    if (!shown.includes(id)) throw new Error('The logged entry is not in the list.');
    for (const each of shown) await call(remove, remove.path.replace('{id}', each));
    if ((await walkedEntries()).length > 0) throw new Error('The deleted entry is still in the list.');
  };
