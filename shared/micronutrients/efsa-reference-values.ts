import type { Sex } from '../profile/choices.ts';
import type { MicronutrientName } from './micronutrient.ts';

/** First year of each age group of the table below. The profile accepts ages from 13. */
const ageGroups = [11, 15, 18, 25, 51] as const;

/** One value for all ages, or one per age group. */
type ByAge = number | readonly [number, number, number, number, number];
/** One value for both sexes, or one for each. */
type BySex = { female: ByAge; male: ByAge };

/**
 * Population reference intakes, or adequate intakes where there is none, of the European Food Safety Authority (Summary of
 * Dietary Reference Values, 2019). Iron assumes menopause at 51, zinc a phytate intake of 600 mg; sodium is the safe and
 * adequate intake. Thiamin and niacin are set per megajoule and therefore left out.
 */
const recommended: Partial<Record<MicronutrientName, ByAge | BySex>> = {
  vitamin_a_rae_ug: { female: [600, 650, 650, 650, 650], male: [600, 750, 750, 750, 750] },
  riboflavin_mg: [1.4, 1.6, 1.6, 1.6, 1.6],
  vitamin_b6_mg: { female: [1.4, 1.6, 1.6, 1.6, 1.6], male: [1.4, 1.7, 1.7, 1.7, 1.7] },
  folate_dfe_ug: [270, 330, 330, 330, 330],
  vitamin_b12_ug: [3.5, 4, 4, 4, 4],
  vitamin_c_mg: { female: [70, 90, 95, 95, 95], male: [70, 100, 110, 110, 110] },
  vitamin_d_ug: 15,
  vitamin_e_mg: { female: 11, male: 13 },
  vitamin_k_ug: [45, 65, 70, 70, 70],
  choline_mg: [340, 400, 400, 400, 400],
  calcium_mg: [1150, 1150, 1000, 950, 950],
  copper_mg: { female: [1.1, 1.1, 1.3, 1.3, 1.3], male: [1.3, 1.3, 1.6, 1.6, 1.6] },
  iron_mg: { female: [13, 13, 16, 16, 11], male: 11 },
  magnesium_mg: { female: [250, 250, 300, 300, 300], male: [300, 300, 350, 350, 350] },
  phosphorus_mg: [640, 640, 550, 550, 550],
  potassium_mg: [2700, 3500, 3500, 3500, 3500],
  selenium_ug: [55, 70, 70, 70, 70],
  sodium_mg: 2000,
  zinc_mg: { female: [10.7, 11.9, 9.3, 9.3, 9.3], male: [10.7, 14.2, 11.7, 11.7, 11.7] },
};

/**
 * Tolerable upper intake levels of adults from all sources (EFSA, overview of 2024), for iron the safe level of intake.
 * The level of vitamin A counts preformed retinol only; levels that count only supplements are left out.
 */
const adultLevels: Partial<Record<MicronutrientName, number>> = {
  vitamin_a_rae_ug: 3000,
  vitamin_b6_mg: 12,
  vitamin_d_ug: 100,
  calcium_mg: 2500,
  copper_mg: 5,
  iron_mg: 40,
  selenium_ug: 255,
  zinc_mg: 25,
};
const ADULT = 18;

/** Returns the EFSA reference intake of an age, in years, and sex; null if there is none per day. */
export const efsaIntake = (name: MicronutrientName, age: number, sex: Sex): number | null => {
  const value = recommended[name];
  if (value === undefined) return null;
  const byAge = typeof value === 'object' && 'female' in value ? value[sex] : value;
  const group = Math.max(
    0,
    ageGroups.findLastIndex((first) => age >= first),
  );
  return typeof byAge === 'number' ? byAge : (byAge[group] ?? null);
};

/** Returns the EFSA upper level for adults; null for minors, or if none is set for food. */
export const efsaUpperLevel = (name: MicronutrientName, age: number): number | null =>
  age < ADULT ? null : (adultLevels[name] ?? null);
