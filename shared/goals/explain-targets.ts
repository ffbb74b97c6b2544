import { adviceSources } from '../health-check/advice-sources.ts';
import { dailyTargetsOf, PROTEIN_SHARE, type TargetFields } from './daily-targets.ts';

export interface ExplainedTarget {
  name: 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber';
  /** kcal for calories, otherwise g. */
  value: number;
  /** Text with the formula and its inputs, a key of the translations. */
  text: string;
  values: Readonly<Record<string, number>>;
  /** null for a target of the user's own. */
  source: { name: string; url: string } | null;
}

/** Keys of the translations. */
export const targetTexts = {
  own: 'You set this target. It replaces the default everywhere.',
  ownGoal: 'The goal you set.',
  defaultGoal: 'The default until you set a goal.',
  protein: '{share}% of {calories} kcal, divided by {kcal} kcal per gram.',
  fiber: 'The same for every adult.',
} as const;

/** Returns a user's daily targets, each with its formula, inputs and source (decision D56). */
export const explainTargets = (profile: TargetFields): ExplainedTarget[] => {
  const targets = dailyTargetsOf(profile);
  const { calories, protein, carbs, fat, fiber, isOwn } = targets;
  const macro = (name: 'carbs' | 'fat', value: number | null): ExplainedTarget[] =>
    value === null ? [] : [{ name, value, text: targetTexts.own, values: {}, source: null }];
  return [
    {
      name: 'calories',
      value: calories,
      text: isOwn.calories ? targetTexts.ownGoal : targetTexts.defaultGoal,
      values: {},
      source: null,
    },
    {
      name: 'protein',
      value: protein,
      text: isOwn.protein ? targetTexts.own : targetTexts.protein,
      values: isOwn.protein ? {} : { share: PROTEIN_SHARE.share, calories, kcal: PROTEIN_SHARE.kcal },
      source: isOwn.protein ? null : adviceSources.protein,
    },
    ...macro('carbs', carbs),
    ...macro('fat', fat),
    {
      name: 'fiber',
      value: fiber,
      text: targetTexts.fiber,
      values: {},
      source: adviceSources.fiber,
    },
  ];
};
