import type { Sex } from '../profile/choices.ts';
import type { MicronutrientName } from './micronutrient.ts';

/** First year of each age group of the tables below. The profile accepts ages from 13. */
const ageGroups = [9, 14, 19, 31, 51, 71] as const;

/** One value for all ages, or one per age group. */
type ByAge = number | readonly [number, number, number, number, number, number];
/** One value for both sexes, or one for each. */
type BySex = { female: ByAge; male: ByAge };
type Values = Partial<Record<MicronutrientName, ByAge | BySex>>;

/**
 * Recommended dietary allowances, or adequate intakes where there is none (potassium, vitamin K, choline). Source:
 * National Academies of Sciences, Engineering, and Medicine, Dietary Reference Intakes, summary tables (2006 to 2019).
 */
const recommended: Values = {
  vitamin_a_rae_ug: { female: [600, 700, 700, 700, 700, 700], male: [600, 900, 900, 900, 900, 900] },
  thiamin_mg: { female: [0.9, 1, 1.1, 1.1, 1.1, 1.1], male: [0.9, 1.2, 1.2, 1.2, 1.2, 1.2] },
  riboflavin_mg: { female: [0.9, 1, 1.1, 1.1, 1.1, 1.1], male: [0.9, 1.3, 1.3, 1.3, 1.3, 1.3] },
  niacin_mg: { female: [12, 14, 14, 14, 14, 14], male: [12, 16, 16, 16, 16, 16] },
  vitamin_b6_mg: { female: [1, 1.2, 1.3, 1.3, 1.5, 1.5], male: [1, 1.3, 1.3, 1.3, 1.7, 1.7] },
  folate_dfe_ug: [300, 400, 400, 400, 400, 400],
  vitamin_b12_ug: [1.8, 2.4, 2.4, 2.4, 2.4, 2.4],
  vitamin_c_mg: { female: [45, 65, 75, 75, 75, 75], male: [45, 75, 90, 90, 90, 90] },
  vitamin_d_ug: [15, 15, 15, 15, 15, 20],
  vitamin_e_mg: [11, 15, 15, 15, 15, 15],
  vitamin_k_ug: { female: [60, 75, 90, 90, 90, 90], male: [60, 75, 120, 120, 120, 120] },
  choline_mg: { female: [375, 400, 425, 425, 425, 425], male: [375, 550, 550, 550, 550, 550] },
  calcium_mg: {
    female: [1300, 1300, 1000, 1000, 1200, 1200],
    male: [1300, 1300, 1000, 1000, 1000, 1200],
  },
  copper_mg: [0.7, 0.89, 0.9, 0.9, 0.9, 0.9],
  iron_mg: { female: [8, 15, 18, 18, 8, 8], male: [8, 11, 8, 8, 8, 8] },
  magnesium_mg: { female: [240, 360, 310, 320, 320, 320], male: [240, 410, 400, 420, 420, 420] },
  phosphorus_mg: [1250, 1250, 700, 700, 700, 700],
  potassium_mg: {
    female: [2300, 2300, 2600, 2600, 2600, 2600],
    male: [2500, 3000, 3400, 3400, 3400, 3400],
  },
  selenium_ug: [40, 55, 55, 55, 55, 55],
  // Chronic disease risk reduction intake.
  sodium_mg: [1800, 2300, 2300, 2300, 2300, 2300],
  zinc_mg: { female: [8, 9, 8, 8, 8, 8], male: [8, 11, 11, 11, 11, 11] },
};

/**
 * Tolerable upper intake levels from all sources (same source).
 * Levels that count only supplements or fortification are left out: magnesium, niacin, folate and vitamin E. The level
 * of vitamin A counts preformed retinol only.
 */
const upper: Values = {
  vitamin_a_rae_ug: [1700, 2800, 3000, 3000, 3000, 3000],
  vitamin_b6_mg: [60, 80, 100, 100, 100, 100],
  vitamin_c_mg: [1200, 1800, 2000, 2000, 2000, 2000],
  vitamin_d_ug: 100,
  choline_mg: [2000, 3000, 3500, 3500, 3500, 3500],
  calcium_mg: [3000, 3000, 2500, 2500, 2000, 2000],
  copper_mg: [5, 8, 10, 10, 10, 10],
  iron_mg: [40, 45, 45, 45, 45, 45],
  phosphorus_mg: [4000, 4000, 4000, 4000, 4000, 3000],
  selenium_ug: [280, 400, 400, 400, 400, 400],
  zinc_mg: [23, 34, 40, 40, 40, 40],
};

const groupOf = (age: number): number =>
  Math.max(
    0,
    ageGroups.findLastIndex((first) => age >= first),
  );

const valueFor = (value: ByAge | BySex | undefined, age: number, sex: Sex): number | null => {
  if (value === undefined) return null;
  const byAge = typeof value === 'object' && 'female' in value ? value[sex] : value;
  return typeof byAge === 'number' ? byAge : (byAge[groupOf(age)] ?? null);
};

/** Returns the recommended daily intake of an age, in years, and sex; null if there is none. */
export const recommendedIntake = (name: MicronutrientName, age: number, sex: Sex): number | null =>
  valueFor(recommended[name], age, sex);

/** Returns the tolerable upper intake level of an age in years; null if none is set for food. */
export const upperIntake = (name: MicronutrientName, age: number): number | null =>
  valueFor(upper[name], age, 'female');
