import { type DietConstraints, readDiet } from '../diet/read-diet.ts';
import { figureIn } from '../facts/fact-words.ts';
import { dailyTargetsOf } from '../goals/daily-targets.ts';
import { CARE_TITLE, careWords } from '../goals/care-words.ts';
import type { HealthRisk } from '../goals/health-risk.ts';
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

interface Advice {
  recordOf: RecordOf;
  /** The suggested foods fit them. */
  constraints: DietConstraints;
  words: Translator;
}

const noFoods = ({ t }: Translator): string =>
  t('None of the foods we usually suggest surely fits your diet and allergies. A dietitian can help.');

const metricOf = ({ metrics }: HealthCheck, name: HealthMetricName): HealthMetric =>
  metrics.find((metric) => metric.name === name)!;

const isShort = ({ status, difference }: HealthMetric): boolean => status !== 'good' && difference < 0;

const fiberAdvice = (check: HealthCheck, { recordOf, constraints, words }: Advice): Recommendation[] => {
  const fiber = metricOf(check, 'fiber');
  if (!isShort(fiber)) return [];
  const foods = helpfulFoods('fiber', -fiber.difference, recordOf, constraints);
  const help =
    foods.length === 0
      ? noFoods(words)
      : words.t(
          'A daily serving of one of these brings you closer. Drink more water with it to stay comfortable.',
        );
  return [
    {
      topic: 'fiber',
      title: words.t('A little more fiber'),
      text: `${standing('fiber', fiber, 'g', words)} ${help}`,
      foods,
      source: adviceSources.fiber,
    },
  ];
};

const proteinAdvice = (check: HealthCheck, { recordOf, constraints, words }: Advice): Recommendation[] => {
  const protein = metricOf(check, 'protein');
  if (!isShort(protein)) return [];
  const byFormula = dailyTargetsOf({ daily_calorie_goal: metricOf(check, 'calories').target }).protein;
  const foods = helpfulFoods('protein', -protein.difference, recordOf, constraints);
  const help =
    foods.length === 0
      ? noFoods(words)
      : protein.target === byFormula
        ? words.t('The target is 15% of your calorie goal. A daily serving of one of these helps most:')
        : words.t('A daily serving of one of these helps most:');
  return [
    {
      topic: 'protein',
      title: words.t('More protein in one meal'),
      text: `${standing('protein', protein, 'g', words)} ${help}`,
      foods,
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
            'You average {average} of sodium on logged days; adults should stay below {most}. The easiest steps: taste before you add salt, and choose bread, cheese and sauces with less salt on the label.',
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
          title: words.t('Log more days'),
          text: words.plural(
            days,
            'You logged {logged} of the last 7. Logging {more} more makes these averages more accurate, and a rough entry is better than none.',
            'You’ve logged {logged} of the last 7. Logging {more} more makes these averages more accurate, and a rough entry is better than none.',
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
    'You haven’t logged anything in the last 7 days. Log your next meal to get started; a rough entry is fine.',
  ),
  foods: [],
  source: adviceSources.diary,
});

const steady = ({ t }: Translator): Recommendation => ({
  topic: 'steady',
  title: t('Keep doing what you’re doing'),
  text: t(
    'Your week is right on target. To do even more, eat at least 400 g of fruit and vegetables a day, in many colors.',
  ),
  foods: [],
  source: adviceSources.healthyDiet,
});

/**
 * Explains averages above the target of a nutrient of which more is fine: their status stays, and nothing needs to change
 * (decision D36).
 */
const enough = (check: HealthCheck, words: Translator): Recommendation[] => {
  const above = (['protein', 'fiber'] as const).filter((name) => {
    const { status, difference } = metricOf(check, name);
    return status !== 'good' && difference > 0;
  });
  const [first] = above;
  if (first === undefined) return [];
  const stands = above.map((name) => standing(name, metricOf(check, name), 'g', words));
  return [
    {
      topic: 'steady',
      title: words.t('Above target, and that’s fine'),
      text: `${stands.join(' ')} ${words.t('The target is a minimum for most adults, so nothing needs to change. If a doctor has set you a limit, follow that.')}`,
      foods: [],
      source: adviceSources[first],
    },
  ];
};

/** For users whose condition rules out every other advice. */
export const askFirst = ({ t }: Translator): Recommendation => ({
  topic: 'care',
  title: t('Ask your doctor first'),
  text: t(
    'Your doctor or a dietitian knows which amounts are right for you. Ask them before you change what you eat.',
  ),
  foods: [],
  source: adviceSources.healthyDiet,
});

const care = (risk: HealthRisk, { t }: Translator): Recommendation => {
  const { text, help, source } = careWords[risk];
  return { topic: 'care', title: t(CARE_TITLE), text: `${t(text)} ${t(help)}`, foods: [], source };
};

/**
 * Returns rule-based recommendations for a check, most useful first, with the user's values and a source each. Users at
 * risk get no comparisons with a target (decision D49).
 */
export const buildRecommendations = (
  check: HealthCheck,
  recordOf: RecordOf,
  risk: HealthRisk | null = null,
  words: Translator = english,
  constraints: DietConstraints = readDiet({}),
): Recommendation[] => {
  if (risk !== null) return [...(check.days_logged === 0 ? [start(words)] : []), care(risk, words)];
  if (check.days_logged === 0) return [start(words)];
  const advice = { recordOf, constraints, words };
  const found = [
    ...fiberAdvice(check, advice),
    ...proteinAdvice(check, advice),
    ...calorieAdvice(metricOf(check, 'calories'), words),
    ...sodiumAdvice(check, words),
    ...loggingAdvice(check, words),
    ...enough(check, words),
  ];
  return found.length === 0 ? [steady(words)] : found;
};
