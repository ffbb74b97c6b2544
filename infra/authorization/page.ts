import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { features } from '#shared/plans/features.ts';
import { routes } from '#shared/routes.ts';
import { answersOf } from './answers.ts';
import { partsByPlan, publicRoutes } from './exceptions.ts';
import { markdownTable } from '../markdown-table.ts';
import { MODEL_SECONDS, modelThrottles, RATE } from '../constructs/api/route-throttles.ts';
import { PER_ADDRESS, PER_TOKEN, WITHOUT_ACCOUNT } from '../constructs/site/firewall-rules.ts';
import { boundOf, FORMS_OF_ONE_PEER, type Limit, limits } from './limits.ts';

const codeOf = (text: string): string => `\`${text}\``;

/** Returns the plan that a route requires, and the part that depends on it. */
const planOf = (route: Route): string => {
  if (route.feature) return features[route.feature].tier;
  return partsByPlan[routeKeyOf(route)]?.part ?? '-';
};

/** Returns how the route looks up the session. */
const sessionStateOf = ({ session }: Route): string =>
  session === undefined ? 'cached' : { live: 'read', endpoint: 'by endpoint' }[session];

const all = Object.entries(routes).flatMap(([feature, table]) =>
  Object.values<Route>(table).map((route) => ({ feature, route })),
);

const kinds = (): string =>
  markdownTable(
    ['', 'Routes for users', 'Routes for personal tokens'],
    [
      ['No token', '401', '401'],
      ['Expired', '401', '403'],
      ['Forged, or of another kind', '401', '403'],
      ['Session ended or token revoked', 'see below', '403'],
      ['Account deleted', 'as ended; writes leave no rows', '403'],
      ['No fresh proof', '403 FRESH_PROOF_NEEDED, see below', '-'],
      ['Plan too low', 'see below', '403 TIER_REQUIRED'],
    ],
  );

const forPeople = (): string => {
  const rows = all
    .filter(({ route }) => route.auth === 'user')
    .map(({ feature, route }) => {
      const { others, lowerPlan, ended } = answersOf(route);
      const plan = planOf(route);
      return [
        feature,
        codeOf(routeKeyOf(route)),
        route.group ? `403, except ${route.group}` : others,
        plan === '-' ? plan : `${lowerPlan.slice(0, 3)} (${plan})`,
        sessionStateOf(route),
        route.freshProof ? 'yes' : '-',
        ended,
      ];
    });
  return markdownTable(
    [
      'Feature',
      'Route',
      "Another user's data",
      'Plan too low',
      'Session state',
      'Fresh proof',
      'Session ended',
    ],
    rows,
  );
};

const forPrograms = (): string =>
  markdownTable(
    ['Route', "Another user's data"],
    all
      .filter(({ route }) => route.auth === 'token')
      .map(({ route }) => [codeOf(routeKeyOf(route)), answersOf(route).others]),
  );

const forAnybody = (): string =>
  markdownTable(
    ['Route', 'Required'],
    Object.entries(publicRoutes).map(([key, lets]) => [codeOf(key), lets]),
  );

const bounds = (): string => {
  const rows = Object.entries<Limit>(limits).map(([name, limit]) => {
    const keys = Object.keys(boundOf).filter((key) => boundOf[key] === name);
    const bounded = name === 'api' ? ['/api/v1'] : keys;
    const { what, person = '-', network = '-', email = '-', all: byAll = '-' } = limit;
    return [what, person, network, email, byAll, bounded.map(codeOf).join(', ')];
  });
  return markdownTable(
    ['Limit on', 'Per user', 'Per network', 'Per email address', 'In total', 'Routes'],
    rows,
  );
};

const unbounded = (): string =>
  markdownTable(
    ['Route', 'Why it has no limit of its own'],
    Object.entries(boundOf).flatMap(([key, bound]) =>
      typeof bound === 'string' ? [] : [[codeOf(key), bound.none]],
    ),
  );

const count = (figure: number): string => figure.toLocaleString('en');

const throttled = (): string =>
  markdownTable(
    ['Route', 'Requests per second', 'At once'],
    [...modelThrottles({ concurrency: null })].map(([key, { rate, burst }]) => [
      codeOf(key),
      count(rate),
      count(burst),
    ]),
  );

/** Returns the content of the page's file. */
export const authorizationPage = (): string => `# Authorization: who can call which route

Generated from the route table (\`shared/routes.ts\`) and the exceptions in \`infra/authorization/exceptions.ts\` by
\`npm run docs:authorization\`. A route of an unknown kind is an error. Tests check this page against the running product:
\`test/functions/api/authorization.test.ts\` (no token, expired, forged, plan too low), \`authorization-of-programs.test.ts\`
(personal tokens),
\`test/functions/api/what-others-see.test.ts\` (another user's data, ended sessions),
\`test/functions/api/delete-account.test.ts\` (deleted account).

## Responses by kind of token

${kinds()}

"Sign out everywhere", a password reset, account deletion and blocking by staff end all sessions of a user. If an account is
only disabled in the user pool's console, its refresh tokens are revoked, but its access token works until it expires.
Ending one session, or all others, ends them here for as long as their refresh tokens live (decision 0075).

## Routes for users

\`own\`: a normal response with the caller's own data. \`403\` is TIER_REQUIRED, with the lowest plan that includes the
route, or the part of the route that needs a plan. Session state: \`cached\` looks up the session at most 20 s ago,
and on each request whether all were ended, \`read\` looks it up on each request (\`session: 'live'\`), and
\`by endpoint\` in the endpoint itself. Fresh proof: the user signed in or proved who they are within ten minutes
(\`freshProof\`), otherwise the response is 403 FRESH_PROOF_NEEDED (\`test/functions/api/thief.test.ts\`).

${forPeople()}

## Routes for personal tokens

All of them need the Enterprise plan.

${forPrograms()}

## Public routes

${forAnybody()}

A WebSocket needs a single-use ticket, valid for 30 s, of a session that has not ended
(\`test/functions/realtime/authorize-socket.test.ts\`). Messages go only to the user who opened the connection.

## Rate limits

Counted in the table, so they also apply to requests that bypass CloudFront. A test compares them with the functions
(\`test/infra/authorization/limits.test.ts\`). A network is an IPv4 address or the first 64 bits of an IPv6 address.

${bounds()}

Forms also have a limit per gateway peer: ${FORMS_OF_ONE_PEER}. Credits limit all other model calls: an action that costs
credits is rejected without them.

In production the firewall limits each address to ${count(PER_ADDRESS)} requests in 5 minutes, of which ${WITHOUT_ACCOUNT} to
forms and email links, and each access token to ${count(PER_TOKEN)}. Above API Gateway's limit per route, which all users
share, the response is 429 \`{ "message": "Too Many Requests" }\`, which the app shows as TOO_MANY_REQUESTS. The limit is
${count(RATE)} requests per second, and lower for routes that wait for a model or a speech service: the
rate at which requests of ${MODEL_SECONDS} s keep the executions busy that the function can have (decision 0106), or the provider's
quota. Without reserved concurrency, Lambda's default quota of 1,000 executions is assumed. Other routes of the same
function keep the higher limit.

${throttled()}

These routes have no limit per user:

${unbounded()}

Uploads are limited by size and deleted when unused; their number is not limited.
`;
