import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersOf } from '#infra/authorization/answers.ts';
import { endedSessions, othersThings, partsByPlan, publicRoutes } from '#infra/authorization/exceptions.ts';
import { boundOf } from '#infra/authorization/limits.ts';
import { authorizationPage } from '#infra/authorization/page.ts';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';

const keys = new Set(allRoutes.map(routeKeyOf));

/** A route of a future feature. */
const planted: Route = { method: 'GET', path: '/api/planted', auth: 'user', status: 200, errors: [] };
const said = (over: Partial<Route>): string => {
  try {
    return JSON.stringify(answersOf({ ...planted, ...over }));
  } catch (error) {
    return (error as Error).message;
  }
};

describe('The authorization matrix', () => {
  it('matches the output of `node infra/authorization/main.ts`', () => {
    expect(readFileSync('docs/authorization.md', 'utf8')).toBe(authorizationPage());
  });

  it('the authorization matrix contains an answer for every route and every kind of caller', () => {
    const open = allRoutes.filter((route) => Object.values(answersOf(route)).some((answer) => answer === ''));
    expect(open).toEqual([]);
    const page = authorizationPage();
    expect([...keys].filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });

  it('the authorization matrix contains only existing routes', () => {
    const named = [publicRoutes, othersThings, partsByPlan, endedSessions, boundOf].flatMap(Object.keys);
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('the authorization matrix names tests for the parts that depend on the plan', () => {
    for (const { test } of Object.values(partsByPlan)) {
      const path = `test/functions/api/${test}.test.ts`;
      expect([path, existsSync(path) && readFileSync(path, 'utf8').includes('TIER_REQUIRED')]).toEqual([
        path,
        true,
      ]);
    }
  });

  it('requires a live session only on routes that have a session', () => {
    expect(said({ auth: 'public', session: 'live' })).toMatch(/accepts callers without one/);
    expect(said({ auth: 'token', session: 'live' })).toMatch(/accepts callers without one/);
  });
});

describe('The check of a new route', () => {
  it('the check of a new route reports a public route without a reason', () => {
    expect(said({ auth: 'public' })).toBe(
      'GET /api/planted is public, but the check of its requests is not defined.',
    );
  });

  it("reports a route with an id but no rule for another user's id", () => {
    expect(said({ path: '/api/planted/{id}' })).toMatch(
      /^The response of GET \/api\/planted\/\{id\} to another user's ID is not defined/,
    );
    expect(said({ path: '/api/planted/{user_id}', method: 'POST' })).toMatch(/^The response of/);
    expect(said({ path: '/api/planted/{id}', errors: ['PHOTO_NOT_FOUND'] })).toContain('404 PHOTO_NOT_FOUND');
    expect(said({ path: '/api/planted/{date}' })).toContain('"others":"own"');
  });

  it('reports a route that partly depends on the plan without naming the part', () => {
    expect(said({ errors: ['TIER_REQUIRED'] })).toMatch(/^The part of .* is not defined/);
    expect(said({ errors: ['TIER_REQUIRED'], feature: 'api_access' })).toContain('403 TIER_REQUIRED');
  });

  it('reports a route for programs that is open to every plan', () => {
    expect(said({ auth: 'token' })).toMatch(/does not require the plan with API access/);
  });

  it('the check of a new route reports a route for an unknown kind of caller', () => {
    const odd: object = { ...planted, auth: 'partner' };
    expect(() => answersOf(odd as Route)).toThrow(/unknown type of caller/);
  });

  it('expects 403 on a route for a group from users outside the group', () => {
    expect(JSON.parse(said({ group: 'staff' }))).toMatchObject({ others: '-', outsider: '403' });
  });
});
