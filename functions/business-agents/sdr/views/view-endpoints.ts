import { CodedError } from '#shared/errors/coded-error.ts';
import {
  type LeadViews,
  type LeadViewsChange,
  MAX_LEAD_VIEWS,
} from '#shared/business-agents/sdr/lead-views.ts';
import type { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type { Endpoints } from '../../../platform/http/endpoint.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { AgentDependencies } from '../dependencies.ts';
import type { LeadViewsRepository } from './lead-views-repository.ts';

type Dependencies = Pick<AgentDependencies, 'writer' | 'withIdempotency'> & { views: LeadViewsRepository };

/** Returns the views after a change. A saved view is then the one in use. @throws CodedError TOO_MANY_LEAD_VIEWS */
const viewsAfter = ({ views, last_used }: LeadViews, change: LeadViewsChange): LeadViews => {
  if (change.kind === 'use') {
    return { views, last_used: views.some(({ id }) => id === change.id) ? change.id : null };
  }
  if (change.kind === 'delete') {
    return {
      views: views.filter(({ id }) => id !== change.id),
      last_used: last_used === change.id ? null : last_used,
    };
  }
  const { view } = change;
  const isKnown = views.some(({ id }) => id === view.id);
  if (!isKnown && views.length >= MAX_LEAD_VIEWS) throw new CodedError('TOO_MANY_LEAD_VIEWS');
  return {
    views: isKnown ? views.map((one) => (one.id === view.id ? view : one)) : [...views, view],
    last_used: view.id,
  };
};

/** Endpoints of the saved views. */
export const viewEndpoints = ({
  views,
  writer,
  withIdempotency,
}: Dependencies): Pick<Endpoints<typeof sdrRoutes>, 'views' | 'changeViews'> => ({
  views: async ({ caller }) => (await views.read(caller.user_id)).kept,

  changeViews: ({ caller: { user_id }, body, idempotency }) =>
    withIdempotency(user_id, idempotency, () =>
      retryOnConflict(async () => {
        const { kept, version } = await views.read(user_id);
        const after = viewsAfter(kept, body);
        return writer.write(user_id, idempotency, [views.toSet(user_id, after, version)], after);
      }),
    ),
});
