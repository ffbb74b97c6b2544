import { CodedError } from '#shared/errors/coded-error.ts';
import type { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { Endpoint } from '../../../platform/http/endpoint.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import { dueOf } from './due-of.ts';
import { readLeadOfActivity } from './lead-activity.ts';
import { shownActivity } from './stored-activity.ts';

type Dependencies = Pick<ExecutiveDependencies, 'activities' | 'leads' | 'writer' | 'withIdempotency'>;

/** Changes a task or note. @throws CodedError ACTIVITY_NOT_FOUND, LEAD_NOT_FOUND */
export const createSaveTask =
  ({
    activities,
    leads,
    writer,
    withIdempotency,
  }: Dependencies): Endpoint<typeof executiveRoutes.saveActivity> =>
  ({ caller: { user_id }, params: { id }, body, idempotency }) =>
    withIdempotency(user_id, idempotency, async () => {
      const before = await activities.find(user_id, id);
      if (!before) throw new CodedError('ACTIVITY_NOT_FOUND');
      const { due, time_zone, ...others } = body;
      const about = await readLeadOfActivity(
        leads,
        user_id,
        body.lead_id === before.lead_id ? undefined : (body.lead_id ?? undefined),
      );
      const change = { ...others, due_date: due === null ? null : dueOf(due, time_zone).toISOString() };
      const infos = about.lead ? about.infos : await leads.infoOf(user_id, [body.lead_id]);
      const writes = [activities.toChange(user_id, id, change), ...about.writes];
      try {
        const answer = shownActivity({ ...before, ...change }, infos);
        return await writer.write(user_id, idempotency, writes, answer);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        throw new CodedError(error.failed[0] ? 'ACTIVITY_NOT_FOUND' : 'LEAD_NOT_FOUND', { cause: error });
      }
    });
