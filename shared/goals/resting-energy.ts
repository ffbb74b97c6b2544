import type { Sex } from '../profile/choices.ts';

/** Years, kg, cm. */
export interface RestingBody {
  age: number;
  weight: number;
  height: number;
  /** null uses the male constant, as the specifications do (decision D3). */
  sex: Sex | null;
}

/**
 * Returns the resting energy in kcal per day, unrounded.
 * Source: Mifflin, St Jeor et al., Am J Clin Nutr 1990; 51: 241-247, chosen in decision D3.
 */
export const restingEnergyOf = ({ age, weight, height, sex }: RestingBody): number =>
  10 * weight + 6.25 * height - 5 * age + (sex === 'female' ? -161 : 5);

/** Returns the name of the formula, with a note if sex is not set. */
export const restingFormulaOf = (sex: Sex | null): string => {
  if (sex === null) return 'Mifflin-St Jeor formula for men; sex not set';
  return `Mifflin-St Jeor formula for ${sex === 'female' ? 'women' : 'men'}`;
};
