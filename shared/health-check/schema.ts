import * as z from 'zod';
import { languageNames } from '../language/languages.ts';
import { healthRisks } from '../goals/health-risk.ts';
import { localDate } from '../time/local-date.ts';

/** HEALTH-14. */
export const healthStatuses = ['good', 'warning', 'poor'] as const;
export type HealthStatus = (typeof healthStatuses)[number];

/** The four cards in order. */
const healthMetricNames = ['calories', 'protein', 'fiber', 'logging'] as const;
export type HealthMetricName = (typeof healthMetricNames)[number];

export const healthLabels = ['Excellent', 'Good', 'Needs Improvement'] as const;
export type HealthLabel = (typeof healthLabels)[number];

/** One card. kcal, g, or for `logging` days out of the last 7. */
const healthMetric = z.object({
  name: z.enum(healthMetricNames),
  status: z.enum(healthStatuses),
  /** Daily mean over logged days (decision D6), rounded as displayed: whole kcal, tenths of a gram. */
  average: z.number(),
  target: z.number(),
  /** Displayed average minus displayed target. */
  difference: z.number(),
});
export type HealthMetric = z.infer<typeof healthMetric>;

const healthCheck = z.object({
  /** Out of the last 7 days. */
  days_logged: z.int(),
  /** mg of sodium per day over logged days. Not part of the score. */
  average_sodium: z.number(),
  /** 0 to 100. */
  score: z.int(),
  label: z.enum(healthLabels),
  metrics: z.array(healthMetric).length(healthMetricNames.length),
});
export type HealthCheck = z.infer<typeof healthCheck>;

/** A helpful food, with the amount that one serving adds, g. */
const helpfulFood = z.object({
  name: z.string(),
  record_id: z.string(),
  serving_grams: z.number(),
  amount: z.number(),
});
export type HelpfulFood = z.infer<typeof helpfulFood>;

const recommendationTopics = [
  'start',
  'fiber',
  'protein',
  'calories',
  'sodium',
  'logging',
  'steady',
  'care',
] as const;

/** A recommendation with its source. */
const recommendation = z.object({
  topic: z.enum(recommendationTopics),
  title: z.string(),
  text: z.string(),
  foods: z.array(helpfulFood),
  source: z.object({ name: z.string(), url: z.url() }),
});
export type Recommendation = z.infer<typeof recommendation>;

/** All data of the page. Users at risk get averages without score and statuses (decision D49). */
export const healthReport = healthCheck.extend({
  score: healthCheck.shape.score.nullable(),
  label: healthCheck.shape.label.nullable(),
  metrics: z
    .array(healthMetric.extend({ status: healthMetric.shape.status.nullable() }))
    .length(healthMetricNames.length),
  /** Why the user is at risk (decision D49); missing if they are not. */
  health_risk: z.enum(healthRisks).optional(),
  /** The last of the 7 days: today in the user's time zone. */
  date: localDate,
  recommendations: z.array(recommendation).min(1),
  /** Language of the recommendations; missing means English. */
  language: z.enum(languageNames).optional(),
});
export type HealthReport = z.infer<typeof healthReport>;
