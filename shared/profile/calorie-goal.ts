import type { ActivityLevel, Sex } from './choices.ts';

/** What a person burns in a day, over what they burn at rest (core 9, decision D2). */
export const activityFactors: Record<ActivityLevel, number> = {
  sedentary: 1.2,
  lightly_active: 1.375,
  moderately_active: 1.55,
  very_active: 1.725,
  extra_active: 1.9,
};

/** Years, kg, cm. */
export interface Body {
  age: number;
  weight: number;
  height: number;
  activity_level: ActivityLevel;
  /** null takes the male constants, as the specifications do (decision D3). */
  sex: Sex | null;
}

export interface CalorieGoal {
  /** kcal a day, whole. */
  goal: number;
  /** kcal a day at rest, whole. */
  at_rest: number;
  factor: number;
  /** Which formula it is, and that sex is not set where it is not. */
  formula: string;
}

const atRest = ({ age, weight, height, sex }: Body): number =>
  sex === 'female'
    ? 447.593 + 9.247 * weight + 3.098 * height - 4.33 * age
    : 88.362 + 13.397 * weight + 4.799 * height - 5.677 * age;

const formulaOf = (sex: Sex | null): string => {
  if (sex === null) return 'Revised Harris-Benedict formula for men; sex not set';
  return `Revised Harris-Benedict formula for ${sex === 'female' ? 'women' : 'men'}`;
};

/**
 * The energy that keeps a weight as it is. Source: revised Harris-Benedict equations (Roza and Shizgal, 1984), chosen
 * in decision D3.
 */
export const calorieGoalOf = (body: Body): CalorieGoal => {
  const resting = atRest(body);
  const factor = activityFactors[body.activity_level];
  return {
    goal: Math.round(resting * factor),
    at_rest: Math.round(resting),
    factor,
    formula: formulaOf(body.sex),
  };
};
