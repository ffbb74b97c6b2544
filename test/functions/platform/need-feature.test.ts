import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { createRequireFeature } from '#functions/platform/plan/require-feature.ts';
import { partsByPlan } from '#infra/authorization/exceptions.ts';
import { freePlan } from '#shared/credits/account.ts';
import { defineRoute, routeKeyOf } from '#shared/http/route.ts';
import { type FeatureName, features } from '#shared/plans/features.ts';
import { allRoutes } from '#shared/routes.ts';
import { type Tier, tiers } from '#shared/plans/tiers.ts';
import { callInProcess } from '#test/support/api-event.ts';
import { featuresOfTiers } from '#test/support/features-of-tiers.ts';

const checkOf = (tier: Tier) => createRequireFeature(async () => ({ ...freePlan, tier }));

/** Returns which users are allowed, and the tier that the others need. */
const outcomes = async (feature: FeatureName): Promise<string[]> =>
  Promise.all(
    tiers.map((tier) =>
      checkOf(tier)('mara', feature).then(
        () => 'open',
        ({ code, status, details }) => `${status} ${code} ${details[0].message}`,
      ),
    ),
  );
const needs = (tier: Tier): string => `403 TIER_REQUIRED ${tier}`;

const { free, basic, premium, enterprise } = featuresOfTiers;

describe('The features of each plan', () => {
  it.each(free)('GATE-06 %s is open to every user', async (feature) => {
    expect(await outcomes(feature)).toEqual(['open', 'open', 'open', 'open']);
  });

  it.each(basic)('GATE-07 %s is open to Basic and above', async (feature) => {
    expect(await outcomes(feature)).toEqual([needs('basic'), 'open', 'open', 'open']);
  });

  it.each(premium)('GATE-08 %s is open to Premium and above', async (feature) => {
    expect(await outcomes(feature)).toEqual([needs('premium'), needs('premium'), 'open', 'open']);
  });

  it.each(enterprise)('GATE-09 %s is open to Enterprise only', async (feature) => {
    const refused = needs('enterprise');
    expect(await outcomes(feature)).toEqual([refused, refused, refused, 'open']);
  });

  it('the plan comparison lists every feature that exists', () => {
    expect([...free, ...basic, ...premium, ...enterprise].toSorted()).toEqual(
      Object.keys(features).toSorted(),
    );
  });
});

describe('Routes of paid features', () => {
  const gated = allRoutes.filter(({ feature, errors }) => feature || errors.includes('TIER_REQUIRED'));

  it('GATE-08 GATE-09 (D18) check the plan first when the whole feature is paid', () => {
    const asking = gated.filter(({ feature }) => feature).map((route) => [routeKeyOf(route), route.feature]);
    const forPrograms = allRoutes.filter(({ auth }) => auth === 'token');
    expect(Object.fromEntries(asking)).toEqual({
      ...Object.fromEntries(forPrograms.map((route) => [routeKeyOf(route), 'api_access'])),
      'POST /api/tokens': 'api_access',
      'POST /api/webhooks': 'api_access',
      'POST /api/functions/health-report': 'health_reports',
      'GET /api/coach/messages': 'ai_nutrition_coach',
      'GET /api/energy-needs': 'personalized_goals',
      'GET /api/recipe-recommendations': 'recipe_recommendations',
      'GET /api/usual-meals': 'advanced_meal_planning',
      'PUT /api/meal-plans': 'advanced_meal_planning',
      'POST /api/weight-goal/check-ins': 'personalized_goals',
      'GET /api/photo-diary/{month}': 'photo_analysis',
    });
    expect(gated.filter(({ errors }) => !errors.includes('TIER_REQUIRED'))).toEqual([]);
  });

  it('D18 check the request first only where the matrix says that the plan concerns a part of them', () => {
    const looking = gated.filter(({ feature }) => !feature).map(routeKeyOf);
    expect(looking.toSorted()).toEqual(Object.keys(partsByPlan).toSorted());
  });
});

describe('A route that needs a plan', () => {
  const report = defineRoute({
    method: 'GET',
    path: '/api/report',
    auth: 'user',
    feature: 'health_reports',
    status: 200,
    response: z.string(),
    errors: ['TIER_REQUIRED'],
  });
  const serve = (tier: Tier) => {
    let asked = 0;
    const handler = createApiHandler(
      { report },
      { report: async () => `report ${(asked += 1)}` },
      { session: async () => undefined, feature: checkOf(tier) },
    );
    const call = () => callInProcess(handler, 'mara', { routeKey: 'GET /api/report', path: '/api/report' });
    return { call, asked: () => asked };
  };

  it('answers 403 with the required plan before the endpoint runs', async () => {
    const { call, asked } = serve('premium');
    const { status, body } = await call();
    expect([status, body.code, body.details, asked()]).toEqual([
      403,
      'TIER_REQUIRED',
      [{ field: 'feature', message: 'enterprise' }],
      0,
    ]);
  });

  it('answers users who have the plan', async () => {
    expect(await serve('enterprise').call()).toEqual({ status: 200, body: 'report 1' });
  });

  it('fails at startup when no plan lookup is configured', () => {
    const unchecked = createApiHandler as (...parts: unknown[]) => unknown;
    expect(() =>
      unchecked({ report }, { report: async () => '' }, { session: async () => undefined }),
    ).toThrow(/requires a feature, but nothing checks it/);
  });
});
