import * as z from 'zod';
import { languageNames } from '../language/languages.ts';
import { timeZone } from '../time/local-date.ts';

export const insightTypes = ['improvement', 'warning', 'achievement', 'recommendation', 'health'] as const;
export type InsightType = (typeof insightTypes)[number];

/** Where an insight's button leads (decision D25). */
export const destinations = [
  'log',
  'scan',
  'diary',
  'plan',
  'goal',
  'health_check',
  'trend',
  'profile',
] as const;
export type Destination = (typeof destinations)[number];

/** One thing that the person's own data says. */
export const insight = z.object({
  type: z.enum(insightTypes),
  title: z.string(),
  description: z.string(),
  /** `kind` is a destination; a window that is older than the server may not know it (decision D25). */
  action: z.object({ label: z.string(), kind: z.string() }),
});
export type Insight = z.infer<typeof insight>;

export const MAX_INSIGHTS = 6;
export const FEWEST_INSIGHTS = 3;

/** Who wrote the insights: the rules, which are free, or a model. */
export const insightEngines = ['rules', 'model'] as const;

/** Body of a request for insights. */
export const insightsRequest = z.strictObject({
  /** The caller; anybody else is refused (decision D40). */
  userId: z.string().min(1).max(128).optional(),
  /** Asks anew, a model where there is one; else what is kept of today is answered, or the rules. */
  refresh: z.boolean().default(false),
  /** Says which day is today; without it the profile's. */
  time_zone: timeZone.optional(),
});

/** Insights, or with `error` why they are not what was asked for (decision D40). */
export const insightsAnswer = z.object({
  insights: z.array(insight),
  /** What they are written in; absent is English. */
  language: z.enum(languageNames).optional(),
  /** 0 to 100, the health check's; absent where it is not known. */
  healthScore: z.int().min(0).max(100).optional(),
  error: z.string().optional(),
  engine: z.enum(insightEngines),
  generated_at: z.iso.datetime(),
  /** A model may be asked once the person has decided about AI providers (decision D45). */
  needs_consent: z.boolean().optional(),
});
export type InsightsAnswer = z.infer<typeof insightsAnswer>;
