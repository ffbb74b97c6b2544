import type { Sex } from '../profile/choices.ts';

/** Years, kg, cm. */
export interface RestingBody {
  age: number;
  weight: number;
  height: number;
  /** null takes the male constant, as the specifications do (decision D3). */
  sex: Sex | null;
}

/**
 * What a body uses at rest, kcal a day, not rounded.
 * Source: Mifflin, St Jeor et al., Am J Clin Nutr 1990; 51: 241-247, chosen in decision D3.
 */
export const restingEnergyOf = ({ age, weight, height, sex }: RestingBody): number =>
  10 * weight + 6.25 * height - 5 * age + (sex === 'female' ? -161 : 5);

/** Which formula a figure comes from, and that sex is not set where it is not. */
export const restingFormulaOf = (sex: Sex | null): string => {
  if (sex === null) return 'Mifflin-St Jeor formula for men; sex not set';
  return `Mifflin-St Jeor formula for ${sex === 'female' ? 'women' : 'men'}`;
};
