import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { features } from '#shared/plans/features.ts';
import { endedSessions, othersThings, partsByPlan, publicRoutes } from './exceptions.ts';

/**
 * What a route answers to a kind of caller: a status, with a code where the function itself says it, or
 * `own`: as to everybody, of the caller's own things;
 * `15 min`: as ever, until the token expires;
 * `no rows`: whatever it says, it leaves nothing behind;
 * `-`: there is no such caller.
 */
export interface Answers {
  /** Without a token. */
  nobody: string;
  /** With a token that has expired. */
  expired: string;
  /** With a token that another signed, or that was never made. */
  forged: string;
  /** Of somebody else, who asks for a person's things. */
  others: string;
  /** On a plan that lacks it. */
  lowerPlan: string;
  /** With a token from before all sessions were ended, or a personal one that was taken back. */
  ended: string;
  /** Of an account that was closed, with a token from before. */
  closed: string;
  /** Of a signed-in person who is not in the group that the route is for. */
  outsider: string;
}

/** Placeholders that name no row of anybody's. */
const nobodys = new Set(['date', 'code']);

const namesRows = ({ path }: Route): boolean =>
  [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !nobodys.has(name));

/** @throws Error for a route with another's id of which nothing says what it answers */
const othersOf = (route: Route): string => {
  const named = othersThings[routeKeyOf(route)];
  if (named !== undefined) return named;
  if (!namesRows(route)) return 'own';
  const missing = route.errors.find((code) => code.endsWith('_NOT_FOUND'));
  if (missing) return `404 ${missing}`;
  // Taking away what is not there is done.
  if (route.method === 'DELETE') return '204';
  throw new Error(`Nothing says what ${routeKeyOf(route)} answers to another person's id.`);
};

/** @throws Error for a route of which nothing says which part is a matter of the plan */
const lowerPlanOf = (route: Route): string => {
  const { feature, errors } = route;
  if (feature) return features[feature].tier === 'free' ? 'own' : '403 TIER_REQUIRED';
  if (!errors.includes('TIER_REQUIRED')) return 'own';
  if (partsByPlan[routeKeyOf(route)] === undefined)
    throw new Error(`Nothing says which part of ${routeKeyOf(route)} is a matter of the plan.`);
  return '403 TIER_REQUIRED';
};

const ofPeople = (route: Route): Answers => {
  const isLive = route.session === 'live';
  const unlessRead = route.method === 'GET' ? '15 min' : 'no rows';
  return {
    nobody: '401',
    expired: '401',
    forged: '401',
    // Staff look after everybody.
    others: route.group ? '-' : othersOf(route),
    lowerPlan: lowerPlanOf(route),
    ended: isLive ? '401' : (endedSessions[routeKeyOf(route)] ?? '15 min'),
    closed: isLive ? '401' : unlessRead,
    outsider: route.group ? '403' : '-',
  };
};

/** Personal tokens do not expire. The gateway itself refuses them, without a code. */
const ofPrograms = (route: Route): Answers => ({
  nobody: '401',
  expired: '-',
  forged: '403',
  others: othersOf(route),
  lowerPlan: '403',
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
 * What a route answers to each kind of caller, by its row and the named exceptions.
 * @throws Error for a row that is of no known kind: a new route is decided on, not guessed
 */
export const answersOf = (route: Route): Answers => {
  const key = routeKeyOf(route);
  const { auth, session, group, feature } = route;
  if (auth !== 'user' && (session || group))
    throw new Error(`${key} asks for a session or a group, and takes callers without one.`);
  if (auth === 'user') return ofPeople(route);
  if (auth === 'token') {
    if (feature !== 'api_access')
      throw new Error(`${key} is for programs, and does not ask for the API's plan.`);
    return ofPrograms(route);
  }
  if (auth !== 'public') throw new Error(`${key} is for a kind of callers that nobody has thought of.`);
  const lets = publicRoutes[key];
  if (lets === undefined) throw new Error(`${key} is public, and nothing says what lets a request in.`);
  return { ...nobodyAsked, nobody: lets };
};
