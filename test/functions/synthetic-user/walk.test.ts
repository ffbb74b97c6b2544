import { describe, expect, it } from 'vitest';
import { parseCredentials } from '#functions/synthetic-user/credentials.ts';
import type { SendRequest } from '#shared/http/route-caller.ts';
import { createWalk, WALK_FOOD } from '#functions/synthetic-user/walk.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';

/** Walks through an API that answers a route with this status. */
const walkWith = (route: string, status: number) => {
  const send: SendRequest = async (method, path) => {
    const isIt = route === `${method} ${path.split('?')[0]}`;
    return { status: isIt ? status : 200, body: null };
  };
  return createWalk({ signIn: async () => send, clock: () => new Date('2026-11-28T12:00:00Z') })();
};

describe('The walk of the synthetic user', () => {
  it('fails with the step that did not succeed', async () => {
    await expect(walkWith('GET /api/dashboard', 503)).rejects.toThrow('GET /api/dashboard answered 503.');
  });

  it('fails when a response has another shape than its route, although the status is right', async () => {
    await expect(walkWith('GET /api/other', 500)).rejects.toThrow(
      'GET /api/dashboard answered with another shape.',
    );
  });

  it('fails when the user cannot sign in', async () => {
    const walk = createWalk({
      signIn: async () => {
        throw new Error('NotAuthorizedException');
      },
      clock: () => new Date(),
    });
    await expect(walk()).rejects.toThrow('NotAuthorizedException');
  });

  it('logs a meal under a name that the routes accept', () => {
    const meal = { food_name: WALK_FOOD, calories: 1, time_zone: 'UTC' };
    expect(foodEntryRoutes.create.body.safeParse(meal).success).toBe(true);
  });

  it('refuses an account parameter without a password, and does not repeat it in the error', () => {
    expect(() => parseCredentials('{"email":"probe@example.com","pass":"secret"}')).toThrow(
      'The parameter of the synthetic user is not {"email", "password"}.',
    );
  });
});
