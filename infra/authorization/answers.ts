import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { features } from '#shared/plans/features.ts';
import { closedAccounts, endedSessions, othersThings, partsByPlan, publicRoutes } from './exceptions.ts';

/**
 * The responses of a route by type of caller: a status, with a code if the function itself returns it, or
 * `own`: the regular response, limited to the caller's own data;
 * `-`: this type of caller does not exist.
 */
export interface Answers {
  /** Without a token. */
  nobody: string;
  /** With an expired token. */
  expired: string;
  /** With a token that has an invalid signature or was never issued. */
  forged: string;
  /** A user who requests another user's data. */
  others: string;
  /** On a plan without the feature. */
  lowerPlan: string;
  /** With a token from before all sessions were ended, or a revoked personal token. */
  ended: string;
  /** With an earlier token of a closed account. */
  closed: string;
  /** A signed-in user outside the group that the route requires. */
  outsider: string;
}

/** Path parameters that do not identify a user's row. */
const nobodys = new Set(['date', 'month', 'code']);

const namesRows = ({ path }: Route): boolean =>
  [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !nobodys.has(name));

/** Returns the response for another user's ID. @throws Error for a route whose response is not defined */
const othersOf = (route: Route): string => {
  const named = othersThings[routeKeyOf(route)];
  if (named !== undefined) return named;
  if (!namesRows(route)) return 'own';
  const missing = route.errors.find((code) => code.endsWith('_NOT_FOUND'));
  if (missing) return `404 ${missing}`;
  // Deleting a missing row succeeds.
  if (route.method === 'DELETE') return String(route.status);
  // A PUT that finds nothing creates the caller's own row.
  if (route.method === 'PUT') return 'own';
  throw new Error(`The response of ${routeKeyOf(route)} to another user's ID is not defined.`);
};

/** Returns the response on a lower plan. @throws Error for a route whose plan-dependent part is not defined */
const lowerPlanOf = (route: Route): string => {
  const { feature, errors } = route;
  if (feature) return features[feature].tier === 'free' ? 'own' : '403 TIER_REQUIRED';
  if (!errors.includes('TIER_REQUIRED')) return 'own';
  if (partsByPlan[routeKeyOf(route)] === undefined)
    throw new Error(`The part of ${routeKeyOf(route)} that depends on the plan is not defined.`);
  return '403 TIER_REQUIRED';
};

/** Returns the response to an ended session. @throws Error for a route whose endpoint checks it in an unknown way */
const endedOf = (route: Route): string => {
  if (route.session !== 'endpoint') return '401';
  const answer = endedSessions[routeKeyOf(route)];
  if (answer === undefined)
    throw new Error(`The response of ${routeKeyOf(route)} to an ended session is not defined.`);
  return answer;
};

const ofPeople = (route: Route): Answers => {
  const ended = endedOf(route);
  return {
    nobody: '401',
    expired: '401',
    forged: '401',
    // Staff can access all users' data.
    others: route.group ? '-' : othersOf(route),
    lowerPlan: lowerPlanOf(route),
    ended,
    closed: closedAccounts[routeKeyOf(route)] ?? ended,
    outsider: route.group ? '403' : '-',
  };
};

/** Returns the responses for personal tokens. The gateway itself rejects forged and revoked ones, without a code. */
const ofPrograms = (route: Route): Answers => ({
  nobody: '401',
  expired: '-',
  forged: '403',
  others: othersOf(route),
  lowerPlan: lowerPlanOf(route),
  ended: '403',
  closed: '403',
  outsider: '-',
});

const nobodyAsked: Omit<Answers, 'nobody'> = {
  expired: '-',
  forged: '-',
  others: '-',
  lowerPlan: '-',
  ended: '-',
  closed: '-',
  outsider: '-',
};

/**
 * Returns a route's responses by type of caller, from its row and the listed exceptions.
 * @throws Error for a row of unknown type, so that each new route requires a decision
 */
export const answersOf = (route: Route): Answers => {
  const key = routeKeyOf(route);
  const { auth, session, freshProof, group, feature } = route;
  if (auth !== 'user' && (session || freshProof || group))
    throw new Error(`${key} requires a session or a group, but accepts callers without one.`);
  if (freshProof && !session)
    throw new Error(`${key} requires a fresh proof, but trusts a session that may have ended.`);
  if (auth === 'user') return ofPeople(route);
  if (auth === 'token') {
    if (feature !== 'api_access')
      throw new Error(`${key} is for programs, but does not require the plan with API access.`);
    return ofPrograms(route);
  }
  if (auth !== 'public') throw new Error(`${key} has an unknown type of caller.`);
  const lets = publicRoutes[key];
  if (lets === undefined) throw new Error(`${key} is public, but the check of its requests is not defined.`);
  return { ...nobodyAsked, nobody: lets };
};
