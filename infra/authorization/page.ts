import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { features } from '#shared/plans/features.ts';
import { routes } from '#shared/routes.ts';
import { answersOf } from './answers.ts';
import { partsByPlan, publicRoutes } from './exceptions.ts';
import { markdownTable } from '../markdown-table.ts';
import { boundOf, FORMS_OF_ONE_PEER, type Limit, limits } from './limits.ts';

const codeOf = (text: string): string => `\`${text}\``;

/** Returns the plan that a route requires, and the part that depends on it. */
const planOf = (route: Route): string => {
  if (route.feature) return features[route.feature].tier;
  return partsByPlan[routeKeyOf(route)]?.part ?? '-';
};

const all = Object.entries(routes).flatMap(([feature, table]) =>
  Object.values<Route>(table).map((route) => ({ feature, route })),
);

const kinds = (): string =>
  markdownTable(
    ['', 'For people', "For people's programs, by personal token"],
    [
      ['No token', '401', '401'],
      ['Expired', '401', 'they do not expire'],
      ['Forged, of another kind', '401', '403'],
      ['Session ended, token taken back', 'by route, below', '403, within a minute'],
      ['Account closed', 'as ended, and what its token writes leaves no rows', '403, within a minute'],
      ['Plan too low', 'by route, below', '403'],
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
        route.group ? `403, but for ${route.group}` : others,
        plan === '-' ? plan : `${lowerPlan.slice(0, 3)} (${plan})`,
        ended,
      ];
    });
  return markdownTable(['Feature', 'Route', "Another's things", 'Plan too low', 'Session ended'], rows);
};

const forPrograms = (): string =>
  markdownTable(
    ['Route', "Another's things"],
    all
      .filter(({ route }) => route.auth === 'token')
      .map(({ route }) => [codeOf(routeKeyOf(route)), answersOf(route).others]),
  );

const forAnybody = (): string =>
  markdownTable(
    ['Route', 'What lets a request in'],
    Object.entries(publicRoutes).map(([key, lets]) => [codeOf(key), lets]),
  );

const bounds = (): string => {
  const rows = Object.entries<Limit>(limits).map(([name, limit]) => {
    const keys = Object.keys(boundOf).filter((key) => boundOf[key] === name);
    const bounded = name === 'api' ? ['/api/v1'] : keys;
    const { what, person = '-', network = '-', email = '-', all: byAll = '-' } = limit;
    return [what, person, network, email, byAll, bounded.map(codeOf).join(', ')];
  });
  return markdownTable(['What', 'A person', 'A network', 'An e-mail', 'All', 'Routes'], rows);
};

const unbounded = (): string =>
  markdownTable(
    ['Route', 'Why there is none of its own'],
    Object.entries(boundOf).flatMap(([key, bound]) =>
      typeof bound === 'string' ? [] : [[codeOf(key), bound.none]],
    ),
  );

/** Returns the content of the page's file. */
export const authorizationPage = (): string => `# Who may call what

Made of the route table (\`shared/routes.ts\`) and the exceptions that \`infra/authorization/exceptions.ts\` names:
\`node infra/authorization/main.ts\` writes it anew. A route that is of no kind named here is an error. What stands here is
asked of the running product: \`test/functions/api/authorization.test.ts\` (nobody, expired, forged, plan too low, tokens),
\`test/functions/api/what-others-see.test.ts\` (another's things, session ended),
\`test/functions/api/delete-account.test.ts\` (account closed).

## Kinds of routes

${kinds()}

A session ends for all of a person's windows by 'Sign out everywhere', a reset of the password, the closing of the account
and its block by the staff. An account that is only disabled in the user pool's console loses its refresh tokens; its access token works
until it expires.

## For people

\`own\`: as to everybody, of the caller's own things. \`15 min\`: as ever, until the access token expires. \`401\` in the last
column: the row asks for a live session (\`session: 'live'\`), or the function looks itself. \`403\` is TIER_REQUIRED; in
brackets the least plan that has it, or the part of the route that is a matter of the plan.

${forPeople()}

## For people's programs

All of it needs the plan Enterprise.

${forPrograms()}

## For anybody

${forAnybody()}

A socket opens with a ticket of 30 s that works once, for a session that goes on, and is refused without one and with any
other (\`test/functions/realtime/authorize-socket.test.ts\`). What is sent on an open one is the person's who opened it.

## How often

Counted in the table, so it holds past the edge too; a test holds the figures against the functions'
(\`test/infra/authorization/limits.test.ts\`). A network is an address, of IPv6 the first 64 bits.

${bounds()}

The forms: whoever calls the gateway, past the edge too, ${FORMS_OF_ONE_PEER}. Credits bound what models do besides: what
costs some is refused without them. On production the firewall counts each
address: 3,000 requests in 5 minutes, 100 of them to the forms and links of mails. The gateway takes 200 requests a second
of all together.

${unbounded()}

Uploads are bounded by size and swept when unused, not by number.
`;
