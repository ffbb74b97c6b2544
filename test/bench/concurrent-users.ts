import { setTimeout as sleep } from 'node:timers/promises';
import { allRoutes } from '#shared/routes.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, createApiUser, signInApiUser } from '#test/support/api-user.ts';
import { actionsOf } from './action-list.ts';

/** Pause between two requests of a user, ms. */
const PAUSE_MS = 250;

/** How long a user keeps a token, ms: it expires after 15 minutes. */
const SESSION_MS = 10 * 60_000;

/** What a load was answered. */
export interface LoadResult {
  requests: number;
  /** Answers of 500 and above or 401, and requests without an answer, with what they asked. */
  failures: string[];
}

/** A step of a user's round. */
interface Step {
  name: string;
  run(): Promise<{ status: number }>;
}

/** Every screen's data: the API's reads that need no ID, without the public API, which has its own tokens. */
const readSteps = (user: ApiUser): Step[] =>
  allRoutes
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !path.startsWith('/api/v1/'))
    .map(({ path }) => ({
      name: `GET ${path}`,
      run: () => user.call('GET', `${path}?time_zone=UTC&q=apple`),
    }));

const writeSteps = (origin: string, user: ApiUser): Step[] => {
  const person = { sub: '', token: user.tokens.AccessToken, call: user.call };
  const describe = { text: 'two eggs, a slice of bread with butter and 200 ml of orange juice' };
  return [
    ...actionsOf(origin, localDateOf(new Date(), 'UTC'))
      // Each user holds one socket for the whole load.
      .filter(({ name }) => !name.includes('WebSocket'))
      .map(({ name, prepare, act }) => ({
        name,
        run: async () => act(person, (await prepare?.(person)) ?? ''),
      })),
    { name: 'Describe a meal', run: () => user.call('POST', '/api/foods/describe', describe) },
  ];
};

const openSocket = async (origin: string, user: ApiUser): Promise<WebSocket> => {
  const { body } = await user.call('POST', '/api/realtime/tickets');
  const { ticket } = body as unknown as { ticket: string };
  return new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
};

/**
 * Lets users work at the same time until the deadline. Each repeats all reads and changes of the API, beginning at
 * another one, with an open socket.
 * @param deadline of `performance.now()`
 */
export const runConcurrentUsers = async (
  origin: string,
  users: number,
  deadline: number,
): Promise<LoadResult> => {
  const result: LoadResult = { requests: 0, failures: [] };
  const work = async (number: number): Promise<void> => {
    let user = await createApiUser(origin);
    let signedInAt = performance.now();
    await user.call('PUT', '/api/profile', { ai_consent: 'granted' });
    const socket = await openSocket(origin, user);
    const stepsOf = (): Step[] => [...readSteps(user), ...writeSteps(origin, user)];
    let steps = stepsOf();
    for (let at = number * 7; performance.now() < deadline; at += 1) {
      if (performance.now() - signedInAt > SESSION_MS) {
        user = await signInApiUser(origin, user.email);
        signedInAt = performance.now();
        steps = stepsOf();
      }
      const step = steps[at % steps.length];
      if (!step) break;
      const status = await step.run().then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      );
      result.requests += 1;
      if (typeof status === 'string' || status >= 500 || status === 401)
        result.failures.push(`${step.name}: ${status}`);
      await sleep(PAUSE_MS);
    }
    socket.close();
  };
  await Promise.all(Array.from({ length: users }, (_, number) => work(number)));
  return result;
};
