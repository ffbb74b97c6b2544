import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersOf } from '#infra/authorization/answers.ts';
import { endedSessions, othersThings, partsByPlan, publicRoutes } from '#infra/authorization/exceptions.ts';
import { boundOf } from '#infra/authorization/limits.ts';
import { authorizationPage } from '#infra/authorization/page.ts';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';

const keys = new Set(allRoutes.map(routeKeyOf));

/** A route of somebody's next feature. */
const planted: Route = { method: 'GET', path: '/api/planted', auth: 'user', status: 200, errors: [] };
const said = (over: Partial<Route>): string => {
  try {
    return JSON.stringify(answersOf({ ...planted, ...over }));
  } catch (error) {
    return (error as Error).message;
  }
};

describe('The authorization matrix', () => {
  it('is current: `node infra/authorization/main.ts` writes it anew', () => {
    expect(readFileSync('docs/authorization.md', 'utf8')).toBe(authorizationPage());
  });

  it('has an answer of every route for every kind of caller', () => {
    const open = allRoutes.filter((route) => Object.values(answersOf(route)).some((answer) => answer === ''));
    expect(open).toEqual([]);
    const page = authorizationPage();
    expect([...keys].filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });

  it('names no route that is gone', () => {
    const named = [publicRoutes, othersThings, partsByPlan, endedSessions, boundOf].flatMap(Object.keys);
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('names tests that ask for the part that is a matter of the plan', () => {
    for (const { test } of Object.values(partsByPlan)) {
      const path = `test/functions/api/${test}.test.ts`;
      expect([path, existsSync(path) && readFileSync(path, 'utf8').includes('TIER_REQUIRED')]).toEqual([
        path,
        true,
      ]);
    }
  });

  it('lets a route ask for a live session only where there is one', () => {
    expect(said({ auth: 'public', session: 'live' })).toMatch(/takes callers without one/);
    expect(said({ auth: 'token', session: 'live' })).toMatch(/takes callers without one/);
  });
});

describe('A new route is found out', () => {
  it('that is open to anybody without a word why', () => {
    expect(said({ auth: 'public' })).toBe(
      'GET /api/planted is public, and nothing says what lets a request in.',
    );
  });

  it("that takes an id without a word on another person's", () => {
    expect(said({ path: '/api/planted/{id}' })).toMatch(
      /^Nothing says what GET \/api\/planted\/\{id\} answers/,
    );
    expect(said({ path: '/api/planted/{user_id}', method: 'POST' })).toMatch(/^Nothing says what/);
    expect(said({ path: '/api/planted/{id}', errors: ['PHOTO_NOT_FOUND'] })).toContain('404 PHOTO_NOT_FOUND');
    expect(said({ path: '/api/planted/{date}' })).toContain('"others":"own"');
  });

  it('that is in part a matter of the plan without a word on which', () => {
    expect(said({ errors: ['TIER_REQUIRED'] })).toMatch(/^Nothing says which part/);
    expect(said({ errors: ['TIER_REQUIRED'], feature: 'api_access' })).toContain('403 TIER_REQUIRED');
  });

  it('that is for programs, and for every plan', () => {
    expect(said({ auth: 'token' })).toMatch(/does not ask for the API's plan/);
  });

  it('that is for a kind of callers that nobody has thought of', () => {
    const odd: object = { ...planted, auth: 'partner' };
    expect(() => answersOf(odd as Route)).toThrow(/nobody has thought of/);
  });

  it('that is for a group: who is not in it hears 403', () => {
    expect(JSON.parse(said({ group: 'staff' }))).toMatchObject({ others: '-', outsider: '403' });
  });
});
