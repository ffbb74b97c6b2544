import { describe, expect, it } from 'vitest';
import { emailChangeLimit } from '#functions/account-security/change-email.ts';
import { proofLimit } from '#functions/account-security/prove.ts';
import { recoveryLimit, recoveryLimits } from '#functions/account-security/recovery-codes/recovery-limits.ts';
import { CALLS_A_MINUTE } from '#functions/barcodes/container.ts';
import { searchLimits } from '#functions/barcodes/count-search.ts';
import { feedLimit } from '#functions/business-agents/calendar/feed/read-feed.ts';
import { paymentLimits } from '#functions/billing/checkout/payment-limits.ts';
import { reportLimits, violationReportLimits } from '#functions/client-errors/report-limits.ts';
import { dailyLimits } from '#functions/platform/limits/daily-limits.ts';
import type { CallLimit } from '#functions/platform/limits/count-call.ts';
import { visitLimits } from '#functions/referrals/abuse/record-visit.ts';
import { manualLimit } from '#functions/webhooks/public.ts';
import { testLimit } from '#functions/reminders/push/send-test-push.ts';
import { asks } from '#functions/social/friends/friend-endpoints.ts';
import { reporting } from '#functions/social/meals/meal-reports-repository.ts';
import { sharings, sharingsOfOneMeal } from '#functions/social/meals/shared-meals-repository.ts';
import { formLimits } from '#functions/platform/limits/sender-limits.ts';
import {
  callsNoService,
  boundOf,
  FORMS_OF_ONE_PEER,
  type Limit,
  limits,
} from '#infra/authorization/limits.ts';
import { modelThrottles } from '#infra/constructs/api/route-throttles.ts';
import { MAX_EXPORTS_PER_DAY } from '#shared/exports/schema.ts';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { REQUESTS_A_MINUTE } from '#shared/public-api/schema.ts';
import { allRoutes, routes } from '#shared/routes.ts';
import { resourcesOf, type Template, templateOf } from '../stack/template.ts';

const said = ({ most, per = 'minute' }: Pick<CallLimit, 'most' | 'per'>): string =>
  `${most.toLocaleString('en')} per ${per}`;

/** Environment variables of functions that call a paid or public service. */
const costs = [
  'OPENAI_KEY_PARAMETER',
  'STRIPE_KEY_PARAMETER',
  'MAIL_FROM',
  'VAPID_KEY_PARAMETER',
  'SPEECH_JOB_PREFIX',
  'OPEN_FOOD_FACTS_URL',
  'EXPORT_QUEUE_URL',
];

interface Throttling {
  ThrottlingRateLimit: number;
  ThrottlingBurstLimit: number;
}

interface StageShape {
  StageName: string;
  DefaultRouteSettings: Throttling;
  RouteSettings: Record<string, Throttling>;
}

interface FunctionShape {
  Environment: { Variables: Record<string, unknown> };
  Role: { 'Fn::GetAtt': [string, string] };
}

/** Environment variables of functions that wait for a model or a transcription. */
const waiting = ['OPENAI_BASE_URL', 'SPEECH_JOB_PREFIX'];

/** Returns the features whose API function has one of these variables, or may use text-to-speech. */
const askingFeatures = (template: Template, variables = costs): string[] => {
  const speaking = resourcesOf(template, 'AWS::IAM::Policy').filter(({ properties }) =>
    JSON.stringify(properties).includes('polly:SynthesizeSpeech'),
  );
  return resourcesOf<FunctionShape>(template, 'AWS::Lambda::Function').flatMap(({ properties, resource }) => {
    const entry = String((resource as { Metadata?: Record<string, unknown> }).Metadata?.['platewise:entry']);
    const [, feature] = /^functions\/(?:business-agents\/)?([\w-]+)\/index\.lambda\.ts$/.exec(entry) ?? [];
    const role = properties.Role?.['Fn::GetAtt'][0] ?? '-';
    const isAsking =
      variables.some((name) => name in (properties.Environment?.Variables ?? {})) ||
      speaking.some((policy) => JSON.stringify(policy.properties).includes(role));
    return feature && isAsking ? [feature] : [];
  });
};

/** Returns routes without a limit that are not listed as needing none. */
const unbounded = (features: readonly string[], tables: Record<string, Record<string, Route>>): string[] =>
  Object.entries(tables).flatMap(([feature, table]) =>
    Object.values(table)
      .filter(({ method, auth }) => method !== 'GET' && (auth === 'public' || features.includes(feature)))
      .map(routeKeyOf)
      .filter((key) => !(key in boundOf) && !callsNoService.has(key)),
  );

const prod = templateOf('prod');
const asking = askingFeatures(prod);

describe('The rate limits of a user, a network and an email address', () => {
  it('the rate limits cover every route that calls a paid service or sends email, and every public one that writes', () => {
    expect(asking.length).toBeGreaterThan(10);
    expect(asking).toEqual(
      expect.arrayContaining(['speech', 'scan', 'billing', 'agents', 'support', 'barcodes']),
    );
    expect(unbounded(asking, routes)).toEqual([]);
  });

  it('the rate limits report a new route without a limit', () => {
    const table = {
      draw: { method: 'POST', path: '/api/planted', auth: 'user', status: 200, errors: [] },
    } as const;
    expect(unbounded(asking, { scan: table })).toEqual(['POST /api/planted']);
    expect(unbounded(asking, { diary: table })).toEqual([]);
    expect(unbounded(asking, { diary: { draw: { ...table.draw, auth: 'public' } } })).toEqual([
      'POST /api/planted',
    ]);
  });

  it('the rate limits exempt only existing routes that have no limit', () => {
    const keys = new Set(allRoutes.map(routeKeyOf));
    expect([...callsNoService].filter((key) => !keys.has(key) || key in boundOf)).toEqual([]);
  });

  it('the API limits every route that can wait for a model or a speech service more than others, and no other route', () => {
    const stage = resourcesOf<StageShape>(prod, 'AWS::ApiGatewayV2::Stage').find(
      ({ properties }) => properties.StageName === '$default',
    );
    const lower = stage?.properties.RouteSettings ?? {};
    const expected = askingFeatures(prod, waiting).flatMap((feature) =>
      Object.values<Route>(routes[feature as keyof typeof routes])
        .filter(({ method, auth }) => method !== 'GET' && auth !== 'public')
        .map(routeKeyOf)
        .filter((key) => !callsNoService.has(key)),
    );
    expect(Object.keys(lower).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(10);
    const { ThrottlingRateLimit, ThrottlingBurstLimit } = stage?.properties.DefaultRouteSettings ?? {};
    for (const settings of Object.values(lower)) {
      expect(settings.ThrottlingRateLimit).toBeLessThan(ThrottlingRateLimit! / 10);
      expect(settings.ThrottlingBurstLimit).toBeLessThan(ThrottlingBurstLimit! / 10);
    }
  });

  it('a larger quota of concurrent executions raises the limits of routes with a model, but not those of speech services', () => {
    const [by2000, byDefault] = [
      modelThrottles({ concurrency: 2_000 }),
      modelThrottles({ concurrency: null }),
    ];
    expect(by2000.get('POST /api/foods/describe')).toEqual({ rate: 85.5, burst: 342 });
    expect(byDefault).toEqual(modelThrottles({ concurrency: 1_000 }));
    expect(by2000.get('POST /api/functions/text-to-speech')).toEqual({ rate: 8, burst: 10 });
  });

  it('the rate limits match the values in the functions and on the page', () => {
    const ofPeople = {
      calendarFeeds: feedLimit,
      ...dailyLimits,
      barcodes: { most: CALLS_A_MINUTE },
      productSearches: { most: searchLimits.user },
      payments: paymentLimits.pages,
      paymentLooks: paymentLimits.looks,
      proofs: proofLimit,
      recoveries: recoveryLimit,
      emailChanges: emailChangeLimit,
      pushTests: testLimit,
      webhookTests: manualLimit,
      exports: { most: MAX_EXPORTS_PER_DAY, per: 'day' },
      friendRequests: asks,
      sharedMeals: sharings,
      sharedMealAgain: sharingsOfOneMeal,
      reports: reporting,
      api: { most: REQUESTS_A_MINUTE },
    } as const;
    const told = Object.fromEntries(
      Object.entries<Limit>(limits).flatMap(([name, { person }]) => (person ? [[name, person]] : [])),
    );
    expect(told).toEqual(
      Object.fromEntries(Object.entries(ofPeople).map(([name, limit]) => [name, said(limit)])),
    );
    for (const form of ['contact', 'newsletter', 'declarations'] as const) {
      const { address, email, all, peer } = formLimits[form];
      const { what: _what, ...figures } = limits[form];
      expect(figures).toEqual({ network: said(address), email: said(email), all: said(all) });
      expect(said(peer)).toBe(FORMS_OF_ONE_PEER);
    }
    expect(limits.productSearches.all).toBe(said({ most: searchLimits.all }));
    for (const [bounds, shown] of [
      [reportLimits, limits.clientErrors],
      [violationReportLimits, limits.cspReports],
      [visitLimits, limits.referralVisits],
      [recoveryLimits, limits.recoveries],
    ] as const)
      expect(shown).toMatchObject({ network: said(bounds.address), all: said(bounds.all) });
  });
});
