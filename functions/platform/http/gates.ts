import type { Route } from '#shared/http/route.ts';
import type { FeatureName } from '#shared/plans/features.ts';
import type { NeedFeature } from '../plan/need-feature.ts';
import type { NeedGroup } from '../session/need-group.ts';
import type { NeedLiveSession } from '../session/need-live-session.ts';
import type { Caller } from './endpoint.ts';

/** What a row of a route table may ask of its caller beyond a valid token, and who looks it up. */
export interface Gates {
  /** Whether the caller's session goes on. */
  session: NeedLiveSession;
  /** Whether the caller is in the group that the row names, now. */
  group: NeedGroup;
  /** Whether the caller's plan has the feature that the row names. */
  feature: NeedFeature;
}

type Asked<R extends Route> =
  | (R extends { session: 'live' } ? 'session' : never)
  | (R extends { group: string } ? 'group' : never)
  | (R extends { feature: FeatureName } ? 'feature' : never);

/** The gates that the rows of a table ask for: a handler cannot be made without them. */
export type GatesOf<Table extends Record<string, Route>> = Pick<Gates, Asked<Table[keyof Table]>>;

/** Lets a request through, or throws what the first closed gate says: UNAUTHENTICATED, FORBIDDEN or TIER_REQUIRED. */
export type PassGates = (route: Route, caller: Caller) => Promise<void>;

/** @throws Error where a row asks for something that nothing looks up: such a function does not start */
export const openGates = (table: Record<string, Route>, gates: Partial<Gates> = {}): PassGates => {
  for (const route of Object.values(table))
    for (const gate of ['session', 'group', 'feature'] as const)
      if (route[gate] && !gates[gate]) throw new Error(`A route asks for a ${gate}: nothing looks it up.`);
  return async ({ session, group, feature }, caller) => {
    if (session) await gates.session?.(caller);
    if (group) await gates.group?.(caller.user_id, group);
    if (feature) await gates.feature?.(caller.user_id, feature);
  };
};
