import { figureWords } from '../facts/fact.ts';
import type { LossCaution } from '../goals/loss-caution.ts';
import type { FoodRecord } from '../nutrition/food-record.ts';
import { adviceSources } from './advice-sources.ts';
import { calorieAdvice } from './calorie-advice.ts';
import { helpfulFoods } from './helpful-foods.ts';
import type { HealthCheck, HealthMetric, HealthMetricName, Recommendation } from './schema.ts';
import { standing } from './standing.ts';
import { STEADY_DAYS } from './status-of.ts';

/** mg a day for adults. Source: WHO, `adviceSources.sodium`. */
const MOST_SODIUM = 2_000;

type RecordOf = (id: string) => FoodRecord | null;

const metricOf = ({ metrics }: HealthCheck, name: HealthMetricName): HealthMetric =>
  metrics.find((metric) => metric.name === name)!;

const isShort = ({ status, difference }: HealthMetric): boolean => status !== 'good' && difference < 0;

const fiberAdvice = (check: HealthCheck, recordOf: RecordOf): Recommendation[] => {
  const fiber = metricOf(check, 'fiber');
  if (!isShort(fiber)) return [];
  return [
    {
      topic: 'fiber',
      title: 'A little more fiber',
      text: `${standing('Fiber', fiber, 'g')} One serving of one of these each day brings you closer; more water beside it keeps it comfortable.`,
      foods: helpfulFoods('fiber', -fiber.difference, recordOf),
      source: adviceSources.fiber,
    },
  ];
};

const proteinAdvice = (check: HealthCheck, recordOf: RecordOf): Recommendation[] => {
  const protein = metricOf(check, 'protein');
  if (!isShort(protein)) return [];
  return [
    {
      topic: 'protein',
      title: 'More protein in one meal',
      text: `${standing('Protein', protein, 'g')} The target is 15% of your calorie goal. One serving of one of these each day helps most:`,
      foods: helpfulFoods('protein', -protein.difference, recordOf),
      source: adviceSources.protein,
    },
  ];
};

const sodiumAdvice = ({ average_sodium: sodium }: HealthCheck): Recommendation[] =>
  sodium <= MOST_SODIUM
    ? []
    : [
        {
          topic: 'sodium',
          title: 'Less salt, same taste',
          text: `Sodium averages ${figureWords(sodium, 'mg')} on your logged days; adults do well with less than ${figureWords(MOST_SODIUM, 'mg')}. Tasting before salting, and the bread, cheese or sauce with less salt on its label, are the easiest steps.`,
          foods: [],
          source: adviceSources.sodium,
        },
      ];

const loggingAdvice = ({ days_logged: days }: HealthCheck): Recommendation[] =>
  days >= STEADY_DAYS
    ? []
    : [
        {
          topic: 'logging',
          title: 'A fuller diary',
          text: `${figureWords(days, 'day')} of the last 7 ${days === 1 ? 'is' : 'are'} logged. ${figureWords(STEADY_DAYS - days, 'day')} more would make these averages truer, and a rough entry is better than none.`,
          foods: [],
          source: adviceSources.diary,
        },
      ];

const start: Recommendation = {
  topic: 'start',
  title: 'Start with one meal',
  text: 'Nothing is logged in the last 7 days, so there is nothing to judge yet. Log the next thing you eat, roughly is fine: the check begins with it.',
  foods: [],
  source: adviceSources.diary,
};

const steady: Recommendation = {
  topic: 'steady',
  title: 'Keep it as it is',
  text: 'Your week is where it should be. To go on from here: at least 400 g of fruit and vegetables a day, of many colours.',
  foods: [],
  source: adviceSources.healthyDiet,
};

/**
 * What follows from a check, most useful first: by rules, with the person's own figures, each with its source.
 * @param caution why nothing may move the person to eat less
 */
export const recommendationsOf = (
  check: HealthCheck,
  recordOf: RecordOf,
  caution: LossCaution | null = null,
): Recommendation[] => {
  if (check.days_logged === 0) return [start];
  const found = [
    ...fiberAdvice(check, recordOf),
    ...proteinAdvice(check, recordOf),
    ...calorieAdvice(metricOf(check, 'calories'), caution),
    ...sodiumAdvice(check),
    ...loggingAdvice(check),
  ];
  return found.length === 0 ? [steady] : found;
};
