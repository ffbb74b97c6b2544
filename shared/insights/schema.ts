import * as z from 'zod';
import { languageNames } from '../language/languages.ts';
import { healthRisks } from '../goals/health-risk.ts';
import { timeZone } from '../time/local-date.ts';

export const insightTypes = ['improvement', 'warning', 'achievement', 'recommendation', 'health'] as const;
export type InsightType = (typeof insightTypes)[number];

/** Targets of an insight's button (decision D25). */
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

/** A statement about the user's data. */
export const insight = z.object({
  type: z.enum(insightTypes),
  title: z.string(),
  description: z.string(),
  /** `kind` is a destination; an older client may not know it (decision D25). */
  action: z.object({ label: z.string(), kind: z.string() }),
});
export type Insight = z.infer<typeof insight>;

export const MAX_INSIGHTS = 6;
export const FEWEST_INSIGHTS = 3;

/** Author of the insights: the free rules or a model. */
export const insightEngines = ['rules', 'model'] as const;

/** Request for insights. */
export const insightsRequest = z.strictObject({
  /** The caller's own ID; any other is rejected (decision D40). */
  userId: z.string().min(1).max(128).optional(),
  /**
   * Generates new insights, with a model if available. Otherwise the stored ones of today are returned, or rule-based
   * ones.
   */
  refresh: z.boolean().default(false),
  /** Determines which day is today; defaults to the profile's. */
  time_zone: timeZone.optional(),
});

/** Insights, or with `error` the reason for different ones (decision D40). */
export const insightsAnswer = z.object({
  insights: z.array(insight),
  /** Language of the insights; missing means English. */
  language: z.enum(languageNames).optional(),
  /** The health check's score, 0 to 100; missing if unknown or for users at risk. */
  healthScore: z.int().min(0).max(100).optional(),
  /** Set with fewer than three logged days in the last week (decision D59). */
  is_provisional: z.boolean().optional(),
  /** Why the user is at risk (decision D49); missing if they are not. */
  health_risk: z.enum(healthRisks).optional(),
  error: z.string().optional(),
  engine: z.enum(insightEngines),
  generated_at: z.iso.datetime(),
  /** Set if a model may be asked once the user has decided about AI providers (decision D45). */
  needs_consent: z.boolean().optional(),
});
export type InsightsAnswer = z.infer<typeof insightsAnswer>;
