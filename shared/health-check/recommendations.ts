import { figureIn } from '../facts/fact-words.ts';
import type { LossCaution } from '../goals/loss-caution.ts';
import { english, type Translator } from '../language/translator.ts';
import type { FoodRecord } from '../nutrition/table/food-record.ts';
import { adviceSources } from './advice-sources.ts';
import { calorieAdvice } from './calorie-advice.ts';
import { helpfulFoods } from './helpful-foods.ts';
import type { HealthCheck, HealthMetric, HealthMetricName, Recommendation } from './schema.ts';
import { standing } from './compare-with-target.ts';
import { STEADY_DAYS } from './status-of.ts';

/** mg per day for adults. Source: WHO, `adviceSources.sodium`. */
const MAX_SODIUM_MG = 2_000;

type RecordOf = (id: string) => FoodRecord | null;

const metricOf = ({ metrics }: HealthCheck, name: HealthMetricName): HealthMetric =>
  metrics.find((metric) => metric.name === name)!;

const isShort = ({ status, difference }: HealthMetric): boolean => status !== 'good' && difference < 0;

const fiberAdvice = (check: HealthCheck, recordOf: RecordOf, words: Translator): Recommendation[] => {
  const fiber = metricOf(check, 'fiber');
  if (!isShort(fiber)) return [];
  return [
    {
      topic: 'fiber',
      title: words.t('A little more fiber'),
      text: `${standing('fiber', fiber, 'g', words)} ${words.t('One serving of one of these each day brings you closer; more water beside it keeps it comfortable.')}`,
      foods: helpfulFoods('fiber', -fiber.difference, recordOf),
      source: adviceSources.fiber,
    },
  ];
};

const proteinAdvice = (check: HealthCheck, recordOf: RecordOf, words: Translator): Recommendation[] => {
  const protein = metricOf(check, 'protein');
  if (!isShort(protein)) return [];
  return [
    {
      topic: 'protein',
      title: words.t('More protein in one meal'),
      text: `${standing('protein', protein, 'g', words)} ${words.t('The target is 15% of your calorie goal. One serving of one of these each day helps most:')}`,
      foods: helpfulFoods('protein', -protein.difference, recordOf),
      source: adviceSources.protein,
    },
  ];
};

const sodiumAdvice = ({ average_sodium: sodium }: HealthCheck, words: Translator): Recommendation[] =>
  sodium <= MAX_SODIUM_MG
    ? []
    : [
        {
          topic: 'sodium',
          title: words.t('Less salt, same taste'),
          text: words.t(
            'Sodium averages {average} on your logged days; adults do well with less than {most}. Tasting before salting, and the bread, cheese or sauce with less salt on its label, are the easiest steps.',
            { average: figureIn(words, sodium, 'mg'), most: figureIn(words, MAX_SODIUM_MG, 'mg') },
          ),
          foods: [],
          source: adviceSources.sodium,
        },
      ];

const loggingAdvice = ({ days_logged: days }: HealthCheck, words: Translator): Recommendation[] =>
  days >= STEADY_DAYS
    ? []
    : [
        {
          topic: 'logging',
          title: words.t('A fuller diary'),
          text: words.plural(
            days,
            '{logged} of the last 7 is logged. {more} more would make these averages truer, and a rough entry is better than none.',
            '{logged} of the last 7 are logged. {more} more would make these averages truer, and a rough entry is better than none.',
            { logged: figureIn(words, days, 'day'), more: figureIn(words, STEADY_DAYS - days, 'day') },
          ),
          foods: [],
          source: adviceSources.diary,
        },
      ];

const start = ({ t }: Translator): Recommendation => ({
  topic: 'start',
  title: t('Start with one meal'),
  text: t(
    'Nothing is logged in the last 7 days, so there is nothing to judge yet. Log the next thing you eat, roughly is fine: the check begins with it.',
  ),
  foods: [],
  source: adviceSources.diary,
});

const steady = ({ t }: Translator): Recommendation => ({
  topic: 'steady',
  title: t('Keep it as it is'),
  text: t(
    'Your week is where it should be. To go on from here: at least 400 g of fruit and vegetables a day, of many colours.',
  ),
  foods: [],
  source: adviceSources.healthyDiet,
});

/**
 * Returns rule-based recommendations for a check, most useful first, with the user's values and a source each.
 * @param caution why the user must not be encouraged to eat less
 */
export const buildRecommendations = (
  check: HealthCheck,
  recordOf: RecordOf,
  caution: LossCaution | null = null,
  words: Translator = english,
): Recommendation[] => {
  if (check.days_logged === 0) return [start(words)];
  const found = [
    ...fiberAdvice(check, recordOf, words),
    ...proteinAdvice(check, recordOf, words),
    ...calorieAdvice(metricOf(check, 'calories'), caution, words),
    ...sodiumAdvice(check, words),
    ...loggingAdvice(check, words),
  ];
  return found.length === 0 ? [steady(words)] : found;
};
