import { figureIn } from '../facts/fact-words.ts';
import { cautionWords } from '../goals/caution-words.ts';
import { goalSlider } from '../goals/goal-slider.ts';
import type { LossCaution } from '../goals/loss-caution.ts';
import type { Translate } from '../language/fill-places.ts';
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
      ? t(
          'One smaller portion a day may be all it takes. If the goal feels too low for your days, adjust it.',
        )
      : t(
          'Smaller portions at two meals a day get you near. If the goal feels too low for your days, adjust it.',
        );
  return isSmall
    ? t(
        'If a meal is missing in the diary, add it. If not, one snack more a day closes the gap; a goal that fits you better is as good.',
      )
    : t(
        'If a meal is missing in the diary, add it. If not, fuller portions and one meal more a day bring you near; a goal that fits you better is as good.',
      );
};

/** Reassures users who should not eat less, even above the goal. */
const enough = (caution: Exclude<LossCaution, 'below_1200'>, { t }: Translator): string =>
  caution === 'under_18'
    ? t('You are still growing, and eating enough comes first: nothing needs to change.')
    : t('At your height and weight there is no need to eat less: nothing needs to change.');

/** Advises minors who eat far too little or plan to. */
export const stillGrowing = (t: Translate): { title: string; text: string } => ({
  title: t('Enough food comes first'),
  text: t(
    'You are still growing, and the figures here are made for adults. Please eat enough, at regular meals. If eating or your weight worries you, talk to a parent, a school nurse or a doctor: they can say what fits you.',
  ),
});

const isTooLittle = ({ target, status, difference }: HealthMetric): boolean =>
  target < goalSlider.min || (status === 'poor' && difference < 0);

/** A goal this low is not a measure, whether it is met or not. */
const lowGoal = (goal: number, words: Translator): Recommendation => ({
  topic: 'calories',
  title: words.t('Your goal is very low'),
  text: words.t(
    'Your goal of {goal} is below {least}. With so little food it is hard to get the protein, vitamins and minerals that a body needs. Please look at the goal again; a doctor or dietitian can help to find one that is enough.',
    { goal: figureIn(words, goal, 'kcal'), least: figureIn(words, goalSlider.min, 'kcal') },
  ),
  foods: [],
  source: cautionWords.below_1200.source,
});

/** Returns the advice on a week's energy. @param caution why the user must not be encouraged to eat less */
export const calorieAdvice = (
  calories: HealthMetric,
  caution: LossCaution | null,
  words: Translator,
): Recommendation[] => {
  const { t } = words;
  if (caution === 'below_1200') return [lowGoal(calories.target, words)];
  if (caution === 'under_18' && isTooLittle(calories))
    return [{ topic: 'calories', ...stillGrowing(t), foods: [], source: cautionWords.under_18.source }];
  const { status, difference } = calories;
  if (status === 'good') return [];
  const stands = standing('energy', calories, 'kcal', words);
  if (caution !== null && difference > 0)
    return [
      {
        topic: 'calories',
        title: t('More than your goal, and enough'),
        text: `${stands} ${enough(caution, words)}`,
        foods: [],
        source: cautionWords[caution].source,
      },
    ];
  return [
    {
      topic: 'calories',
      title: difference < 0 ? t('Closer to your goal from below') : t('Closer to your goal from above'),
      text: `${stands} ${stepOf(difference, words)}`,
      foods: [],
      source: adviceSources.healthyDiet,
    },
  ];
};
