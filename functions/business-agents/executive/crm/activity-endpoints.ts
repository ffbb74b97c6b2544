import type { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { Endpoints } from '../../../platform/http/endpoint.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import { shownActivity } from './stored-activity.ts';

type Dependencies = Pick<ExecutiveDependencies, 'activities' | 'leads' | 'writer' | 'withIdempotency'>;

/** Endpoints for tasks and notes. */
export const activityEndpoints = ({
  activities,
  leads,
  writer,
  withIdempotency,
}: Dependencies): Pick<Endpoints<typeof executiveRoutes>, 'activities' | 'removeActivity'> => ({
  activities: async ({ caller: { user_id }, query }) => {
    const { rows, hasMore } = await activities.page(user_id, query.after);
    const infos = await leads.infoOf(
      user_id,
      rows.map(({ lead_id }) => lead_id),
    );
    return {
      activities: rows.map((row) => shownActivity(row, infos)),
      next: hasMore ? (rows.at(-1)?.id ?? null) : null,
    };
  },

  removeActivity: async ({ caller: { user_id }, params: { id }, idempotency }) => {
    const remove = async (): Promise<null> =>
      writer.write(user_id, idempotency, await activities.toRemove(user_id, id), null);
    await withIdempotency(user_id, idempotency, () => retryOnConflict(remove));
    return undefined;
  },
});
