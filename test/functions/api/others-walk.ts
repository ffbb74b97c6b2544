import fc from 'fast-check';
import { type HttpMethod, type Route, routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { pathOfRoute, queryTexts, requestOfRoute } from '#test/support/request-of-route.ts';
import { PLANNED, type VerasIds } from './vera.ts';

/** Her ID for `{id}`, by path. */
const idsByPath: readonly [RegExp, keyof VerasIds][] = [
  [/food-entries/, 'entry'],
  [/photos/, 'photo'],
  [/shared-meals/, 'friendsMeal'],
  [/leads/, 'lead'],
  [/sdr-tasks/, 'task'],
  [/calendar-events/, 'event'],
  [/documents/, 'document'],
  [/saved-meals/, 'savedMeal'],
  [/email-templates/, 'template'],
  [/tokens/, 'token'],
  [/devices/, 'device'],
  [/meal-plans/, 'plannedMeal'],
  [/imports/, 'import'],
  [/voice/, 'voiceJob'],
  [/friend/, 'asked'],
];

/** Requests that refer to her items, which generated ones would not. */
const reaching = (ids: VerasIds, email: string): Record<string, unknown[]> => {
  const today = new Date().toISOString().slice(0, 10);
  const sdr = (action: string, more: object = {}) => ({ action, leadId: ids.lead, ...more });
  const executive = (action: string, data: object) => ({ action, data });
  return {
    'POST /api/food-entries/copies': [{ ids: [ids.entry], local_date: today, time_zone: ZONE }],
    'POST /api/food-entries/removals': [{ ids: [ids.entry], local_date: today }],
    'POST /api/functions/analyze-food-image': [{ image: `photos/${ids.photo}` }],
    'POST /api/functions/generate-insights': [{ userId: ids.person }],
    'POST /api/functions/nutrition-assistant': [
      { message: 'What did Vera eat?', userId: ids.person, context: 'voice_interaction' },
      { message: 'What did Vera eat?', context: 'voice_interaction' },
    ],
    'POST /api/rpc/get_user_total_credits': [{ user_uuid: ids.person }],
    'POST /api/friend-requests': [{ email }],
    'POST /api/shared-meals': [{ food_entry_id: ids.entry }],
    'POST /api/functions/sdr-agent': [
      sdr('score_lead'),
      sdr('generate_response', { message: 'Hello' }),
      sdr('schedule_follow_up'),
    ],
    'POST /api/functions/executive-assistant': [
      executive('schedule_meeting', { title: 'Mine', leadId: ids.lead }),
      executive('create_task', { subject: 'Mine', leadId: ids.lead }),
      executive('generate_email', { templateType: 'welcome', leadId: ids.lead }),
      executive('update_crm', { leadId: ids.lead, status: 'lost' }),
      executive('update_crm', { eventId: ids.event, status: 'completed' }),
      executive('create_document', { title: 'Mine', leadId: ids.lead }),
      executive('get_schedule', {}),
    ],
  };
};

/** Reads first, then changes, then deletions; last those that end the caller's own sessions. */
const order: readonly HttpMethod[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
const ending = /email$|sessions|too-young|closing/;
const rankOf = ({ method, path }: Route): number =>
  path.startsWith('/api/account/') && ending.test(path) ? order.length : order.indexOf(method);

const walked = allRoutes
  .filter(({ auth }) => auth === 'user')
  .toSorted((one, other) => rankOf(one) - rankOf(other));

/** Routes called concurrently, and attempts in case of a 503. */
const AT_ONCE = 12;
const ATTEMPTS = 4;

/** The response to a request as text, including files and errors. */
export interface Seen {
  route: string;
  status: number;
  text: string;
}

/** Calls one route as a signed-in user, with her IDs wherever possible. */
const callRoute = async (
  origin: string,
  viewer: ApiUser,
  route: Route,
  ids: VerasIds,
  bodies: Record<string, unknown[]>,
): Promise<Seen[]> => {
  const key = routeKeyOf(route);
  const [sample] = fc.sample(requestOfRoute(route), { numRuns: 1, seed: 11 });
  const id = idsByPath.find(([pattern]) => pattern.test(route.path))?.[1];
  const params = {
    ...sample!.params,
    ...(id && route.path.includes('{id}') && { id: ids[id] }),
    ...(id === 'plannedMeal' && route.path.includes('{id}') && { date: PLANNED }),
    ...(route.path.includes('{user_id}') && { user_id: ids.person }),
  };
  // The feed page that starts with her last shared meal, whatever others share meanwhile.
  const before = `${ids.publicMeal.slice(0, -2)}ZZ`;
  const asked = key === 'GET /api/shared-meals' ? { before } : sample!.query;
  const query = new URLSearchParams(queryTexts(asked)).toString();
  const call = async (body: unknown, attempt = 1): Promise<Seen> => {
    const response = await fetch(`${origin}${pathOfRoute(route, params)}${query && `?${query}`}`, {
      method: route.method,
      headers: {
        authorization: `Bearer ${viewer.tokens.AccessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // Retries a 503 of a busy machine as its message suggests, since an error proves nothing.
    if (text.includes('SERVICE_UNAVAILABLE') && attempt < ATTEMPTS) return call(body, attempt + 1);
    return { route: key, status: response.status, text };
  };
  return Promise.all((bodies[key] ?? [sample!.body]).map((body) => call(body)));
};

/** Returns the routes of signed-in users that match, in the order of a walk. */
export const routesToWalk = (isMeant: (route: Route) => boolean): Route[] => walked.filter(isMeant);

/** Calls routes as a signed-in user, group by group with some concurrency. */
export const walkRoutes = async (
  origin: string,
  viewer: ApiUser,
  { routes: chosen, ids, email }: { routes: readonly Route[]; ids: VerasIds; email: string },
): Promise<Seen[]> => {
  const bodies = reaching(ids, email);
  const seen: Seen[] = [];
  for (const routes of Map.groupBy(chosen, rankOf).values()) {
    for (let from = 0; from < routes.length; from += AT_ONCE) {
      const some = routes.slice(from, from + AT_ONCE);
      const answers = await Promise.all(some.map((route) => callRoute(origin, viewer, route, ids, bodies)));
      seen.push(...answers.flat());
    }
  }
  return seen;
};
