import { failed, type Finding, held } from './finding.ts';

const ROLL_BACK = 'Roll back, see docs/runbook.md.';

interface Probe {
  what: string;
  path: string;
  status: number;
  /** Checks the response further and returns the problem, or null. */
  also?: (response: Response, body: string) => string | null;
}

const has = (header: string) => (response: Response) =>
  response.headers.has(header) ? null : `it has no ${header}`;

/** Returns read-only requests that anyone can send to a stage, with their expected responses. */
const probes = (stage: string, commit: string | undefined): Probe[] => [
  { what: 'The front page', path: '/', status: 200, also: has('content-security-policy') },
  {
    what: 'The configuration',
    path: '/config.json',
    status: 200,
    also: (_, body) => {
      if (!body.includes(`"${stage}"`)) return `it is of another stage than ${stage}`;
      return body.includes(`"${commit ?? stage}"`) ? null : `it is of another commit than ${commit}`;
    },
  },
  { what: 'The app', path: '/dashboard', status: 200, also: has('strict-transport-security') },
  {
    what: 'The contact for security reports',
    path: '/.well-known/security.txt',
    status: 200,
    also: (_, body) =>
      Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') > Date.now()
        ? null
        : 'it has expired; build and deploy again',
  },
  { what: 'A page that does not exist', path: '/no/such/page', status: 404 },
  { what: 'A day without a token', path: '/api/dashboard?time_zone=UTC', status: 401 },
  { what: 'A photo without a signature', path: '/photos/none.jpg', status: 403 },
  { what: 'An unknown route of the API', path: '/api/no-such-route', status: 404 },
];

const ask = async (origin: string, { what, path, status, also }: Probe): Promise<Finding> => {
  try {
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    const body = await response.text();
    if (response.status !== status)
      return failed(`${what} (${path})`, `answers ${response.status}, not ${status}`, ROLL_BACK);
    const fault = also?.(response, body) ?? null;
    return fault === null ? held(what, `answers ${status}`) : failed(`${what} (${path})`, fault, ROLL_BACK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed(`${what} (${path})`, `does not answer: ${reason}`, ROLL_BACK);
  }
};

/**
 * Checks a deployed stage from outside, like a visitor.
 * @param origin e.g. `https://d111111abcdef8.cloudfront.net`
 * @param commit the commit that the site has to name
 */
export const smokeTest = (origin: string, stage: string, commit?: string): Promise<Finding[]> =>
  Promise.all(probes(stage, commit).map((probe) => ask(origin, probe)));
