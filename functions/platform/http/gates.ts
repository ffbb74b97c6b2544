import { CodedError } from '#shared/errors/coded-error.ts';
import type { Route } from '#shared/http/route.ts';
import type { FeatureName } from '#shared/plans/features.ts';
import type { RequireFeature } from '../plan/require-feature.ts';
import type { RequireGroup } from '../session/require-group.ts';
import type { RequireSession } from '../session/require-session.ts';
import type { GatedRequest } from './endpoint.ts';

/** The checks that a route can require besides a valid token. */
export interface Gates {
  /** Requires that the caller's session has not ended, and a fresh proof if the route does. */
  session: RequireSession;
  /** Requires that the caller is currently in the route's group. */
  group: RequireGroup;
  /** Requires that the caller's plan has the route's feature. */
  feature: RequireFeature;
}

type Asked<R extends Route> =
  | (R extends { auth: 'user' } ? 'session' : never)
  | (R extends { group: string } ? 'group' : never)
  | (R extends { feature: FeatureName } ? 'feature' : never);

/** The gates that a table's routes require. A handler cannot be created without them. */
export type GatesOf<Table extends Record<string, Route>> = Pick<Gates, Asked<Table[keyof Table]>>;

/**
 * Checks all gates of a route and throws the error of the first one that fails: UNAUTHENTICATED, FRESH_PROOF_NEEDED,
 * TOKEN_READS_ONLY, FORBIDDEN or TIER_REQUIRED.
 */
export type PassGates = (route: Route, request: GatedRequest) => Promise<void>;

/** @throws Error if a route requires a gate that is not provided, so that the function does not start */
export const openGates = (table: Record<string, Route>, gates: Partial<Gates> = {}): PassGates => {
  const isRequired = (route: Route) => ({ ...route, session: route.auth === 'user' });
  for (const route of Object.values(table).map(isRequired))
    for (const gate of ['session', 'group', 'feature'] as const)
      if (route[gate] && !gates[gate]) throw new Error(`A route requires a ${gate}, but nothing checks it.`);
  return async (route, request) => {
    const { auth, scope, group, feature } = route;
    const { caller } = request;
    if (auth === 'user') await gates.session?.(route, request);
    if (scope === 'write' && caller.is_read_only) throw new CodedError('TOKEN_READS_ONLY');
    if (group) await gates.group?.(caller.user_id, group);
    if (feature) await gates.feature?.(caller.user_id, feature);
  };
};
