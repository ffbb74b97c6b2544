import { figureIn } from '../facts/fact-words.ts';
import { cautionWords } from '../goals/caution-words.ts';
import { goalSlider } from '../goals/goal-slider.ts';
import type { Translator } from '../language/translator.ts';
import { adviceSources } from './advice-sources.ts';
import type { HealthMetric, Recommendation } from './schema.ts';
import { standing } from './compare-with-target.ts';

/** kcal that a snack adds or a smaller portion saves; more takes a meal. */
const SNACK = 300;

/** Returns whether a gap is small enough for a snack, kcal per day. */
export const isSnack = (difference: number): boolean => Math.abs(difference) <= SNACK;

/** Returns the suggested step as a full sentence. */
const stepOf = (difference: number, { t }: Translator): string => {
  const isSmall = isSnack(difference);
  if (difference > 0)
    return isSmall
      ? t('One smaller portion a day may be all it takes. If your goal feels too low, adjust it.')
      : t(
          'Smaller portions at two meals a day would bring you close. If your goal feels too low, adjust it.',
        );
  return isSmall
    ? t('If you forgot to log a meal, add it. Otherwise add a snack a day, or lower your goal.')
    : t(
        'If you forgot to log a meal, add it. Otherwise eat larger portions and add a meal a day, or lower your goal.',
      );
};

/** A goal this low is not a measure, whether it is met or not. */
const lowGoal = (goal: number, words: Translator): Recommendation => ({
  topic: 'calories',
  title: words.t('Your goal is very low'),
  text: words.t(
    'Your goal of {goal} is below {least}. With so little food, it’s hard to get the protein, vitamins and minerals your body needs. Consider a higher goal; a doctor or dietitian can help you find one that’s enough.',
    { goal: figureIn(words, goal, 'kcal'), least: figureIn(words, goalSlider.min, 'kcal') },
  ),
  foods: [],
  source: cautionWords.below_1200.source,
});

/** Returns the advice on a week's energy, for users who may eat less. */
export const calorieAdvice = (calories: HealthMetric, words: Translator): Recommendation[] => {
  const { t } = words;
  if (calories.target < goalSlider.min) return [lowGoal(calories.target, words)];
  const { status, difference } = calories;
  if (status === 'good') return [];
  const stands = standing('energy', calories, 'kcal', words);
  return [
    {
      topic: 'calories',
      title: difference < 0 ? t('Eat a little more') : t('Eat a little less'),
      text: `${stands} ${stepOf(difference, words)}`,
      foods: [],
      source: adviceSources.healthyDiet,
    },
  ];
};
