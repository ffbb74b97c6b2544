import { figureWords } from '../facts/fact.ts';
import { cautionWords } from '../goals/caution-words.ts';
import { goalSlider } from '../goals/goal-slider.ts';
import type { LossCaution } from '../goals/loss-caution.ts';
import { adviceSources } from './advice-sources.ts';
import type { HealthMetric, Recommendation } from './schema.ts';
import { standing } from './standing.ts';

/** kcal that a snack holds, or one smaller portion spares; more than that takes a meal. */
const SNACK = 300;

/** Whether a gap is small enough for a snack. kcal a day */
export const isSnack = (difference: number): boolean => Math.abs(difference) <= SNACK;

const stepOf = (difference: number): string => {
  const isSmall = isSnack(difference);
  if (difference > 0) {
    const step = isSmall
      ? 'One smaller portion a day may be all it takes.'
      : 'Smaller portions at two meals a day get you near.';
    return `${step} If the goal feels too low for your days, adjust it.`;
  }
  const step = isSmall
    ? 'one snack more a day closes the gap'
    : 'fuller portions and one meal more a day bring you near';
  return `If a meal is missing in the diary, add it. If not, ${step}; a goal that fits you better is as good.`;
};

/** Above the goal, who should not eat less is told so. */
const enough: Readonly<Record<Exclude<LossCaution, 'below_1200'>, string>> = {
  under_18: 'You are still growing, and eating enough comes first: nothing needs to change.',
  underweight: 'At your height and weight there is no need to eat less: nothing needs to change.',
};

/** To who eats far too little, or has set out to, before growing is over. */
export const STILL_GROWING = {
  title: 'Enough food comes first',
  text: 'You are still growing, and the figures here are made for adults. Please eat enough, at regular meals. If eating or your weight worries you, talk to a parent, a school nurse or a doctor: they can say what fits you.',
};

const isTooLittle = ({ target, status, difference }: HealthMetric): boolean =>
  target < goalSlider.min || (status === 'poor' && difference < 0);

/** A goal that low is no measure, met or not. */
const lowGoal = (goal: number): Recommendation => ({
  topic: 'calories',
  title: 'Your goal is very low',
  text: `Your goal of ${figureWords(goal, 'kcal')} is below ${figureWords(goalSlider.min, 'kcal')}. With so little food it is hard to get the protein, vitamins and minerals that a body needs. Please look at the goal again; a doctor or dietitian can help to find one that is enough.`,
  foods: [],
  source: cautionWords.below_1200.source,
});

/** What to say of the energy of a week. @param caution why nothing may move the person to eat less */
export const calorieAdvice = (calories: HealthMetric, caution: LossCaution | null): Recommendation[] => {
  if (caution === 'below_1200') return [lowGoal(calories.target)];
  if (caution === 'under_18' && isTooLittle(calories))
    return [{ topic: 'calories', ...STILL_GROWING, foods: [], source: cautionWords.under_18.source }];
  const { status, difference } = calories;
  if (status === 'good') return [];
  const isEnough = caution !== null && difference > 0;
  return [
    {
      topic: 'calories',
      title: difference < 0 ? 'Closer to your goal from below' : 'Closer to your goal from above',
      text: `${standing('Energy', calories, 'kcal')} ${stepOf(difference)}`,
      foods: [],
      source: adviceSources.healthyDiet,
      ...(isEnough && {
        title: 'More than your goal, and enough',
        text: `${standing('Energy', calories, 'kcal')} ${enough[caution]}`,
        source: cautionWords[caution].source,
      }),
    },
  ];
};
