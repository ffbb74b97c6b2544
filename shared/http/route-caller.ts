import type * as z from 'zod';
import type { Route } from './route.ts';

/** Sends a request to the environment as a signed-in user, like the app. */
export type SendRequest = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>;

/** Creates a client for routes. @throws Error that names the route if the response is not the expected one */
export const createRouteCaller =
  (send: SendRequest) =>
  async <Schema extends z.ZodType>(
    route: Route & { response?: Schema },
    path: string = route.path,
    body?: object,
  ): Promise<z.output<Schema>> => {
    const answer = await send(route.method, path, body);
    const name = `${route.method} ${route.path}`;
    if (answer.status !== route.status) throw new Error(`${name} answered ${answer.status}.`);
    const parsed = route.response?.safeParse(answer.body);
    if (parsed?.success === false) throw new Error(`${name} answered with another shape.`);
    return parsed?.data as z.output<Schema>;
  };
