import type { ActivityLevel, Sex } from './choices.ts';

/** Daily energy relative to resting energy (core 9, decision D2). */
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
  /** null uses the male constants, as the specifications do (decision D3). */
  sex: Sex | null;
}

export interface CalorieGoal {
  /** kcal per day, rounded. */
  goal: number;
  /** kcal per day at rest, rounded. */
  at_rest: number;
  factor: number;
  /** The formula, and a note if sex is not set. */
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
 * Returns the energy that maintains the weight. Source: revised Harris-Benedict equations (Roza and Shizgal, 1984),
 * chosen in decision D3.
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
