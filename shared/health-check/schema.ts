import * as z from 'zod';
import { languageNames } from '../language/languages.ts';
import { localDate } from '../time/local-date.ts';

/** HEALTH-14 */
export const healthStatuses = ['good', 'warning', 'poor'] as const;
export type HealthStatus = (typeof healthStatuses)[number];

/** The four cards, in their order. */
export const healthMetricNames = ['calories', 'protein', 'fiber', 'logging'] as const;
export type HealthMetricName = (typeof healthMetricNames)[number];

export const healthLabels = ['Excellent', 'Good', 'Needs Improvement'] as const;
export type HealthLabel = (typeof healthLabels)[number];

/** One card. kcal, g, and for `logging` days of the last 7. */
export const healthMetric = z.object({
  name: z.enum(healthMetricNames),
  status: z.enum(healthStatuses),
  /** A day, over logged days (decision D6), as it is shown: whole kcal, tenths of a gram. */
  average: z.number(),
  target: z.number(),
  /** Average less target, as they are shown: above 0 where the average is above the target. */
  difference: z.number(),
});
export type HealthMetric = z.infer<typeof healthMetric>;

export const healthCheck = z.object({
  /** Of the last 7 days. */
  days_logged: z.int(),
  /** mg of sodium a day, over logged days. Not part of the score. */
  average_sodium: z.number(),
  /** 0 to 100. */
  score: z.int(),
  label: z.enum(healthLabels),
  metrics: z.array(healthMetric).length(healthMetricNames.length),
});
export type HealthCheck = z.infer<typeof healthCheck>;

/** A food that would help, with what one serving of it brings. g */
export const helpfulFood = z.object({
  name: z.string(),
  record_id: z.string(),
  serving_grams: z.number(),
  amount: z.number(),
});
export type HelpfulFood = z.infer<typeof helpfulFood>;

export const recommendationTopics = [
  'start',
  'fiber',
  'protein',
  'calories',
  'sodium',
  'logging',
  'steady',
] as const;

/** What could be done, and who says so. */
export const recommendation = z.object({
  topic: z.enum(recommendationTopics),
  title: z.string(),
  text: z.string(),
  foods: z.array(helpfulFood),
  source: z.object({ name: z.string(), url: z.url() }),
});
export type Recommendation = z.infer<typeof recommendation>;

/** The page in one answer. */
export const healthReport = healthCheck.extend({
  /** The last of the 7 days: today where the person is. */
  date: localDate,
  recommendations: z.array(recommendation).min(1),
  /** What they are written in; absent is English. */
  language: z.enum(languageNames).optional(),
});
export type HealthReport = z.infer<typeof healthReport>;
