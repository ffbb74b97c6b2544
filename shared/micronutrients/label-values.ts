import type { MicronutrientName } from './micronutrient.ts';

type LabelValues = Readonly<Partial<Record<MicronutrientName, number>>>;

/**
 * Daily Values of U.S. nutrition labels for adults and children from 4 years on. Source: 21 CFR 101.9(c)(8)(iv) for
 * vitamins and minerals, (c)(9) for the others.
 */
export const dailyValues: LabelValues = {
  vitamin_a_rae_ug: 900,
  thiamin_mg: 1.2,
  riboflavin_mg: 1.3,
  niacin_mg: 16,
  vitamin_b6_mg: 1.7,
  folate_dfe_ug: 400,
  vitamin_b12_ug: 2.4,
  vitamin_c_mg: 90,
  vitamin_d_ug: 20,
  vitamin_e_mg: 15,
  vitamin_k_ug: 120,
  choline_mg: 550,
  calcium_mg: 1300,
  copper_mg: 0.9,
  iron_mg: 18,
  magnesium_mg: 420,
  phosphorus_mg: 1250,
  potassium_mg: 4700,
  selenium_ug: 55,
  sodium_mg: 2300,
  zinc_mg: 11,
  saturated_fat_g: 20,
  cholesterol_mg: 300,
  added_sugar_g: 50,
};

/**
 * Reference intakes of EU nutrition labels for adults. Source: Regulation (EU) No 1169/2011, annex XIII, parts A and B;
 * sodium from 6 g of salt.
 */
export const euLabelValues: LabelValues = {
  vitamin_a_rae_ug: 800,
  thiamin_mg: 1.1,
  riboflavin_mg: 1.4,
  niacin_mg: 16,
  vitamin_b6_mg: 1.4,
  folate_dfe_ug: 200,
  vitamin_b12_ug: 2.5,
  vitamin_c_mg: 80,
  vitamin_d_ug: 5,
  vitamin_e_mg: 12,
  vitamin_k_ug: 75,
  calcium_mg: 800,
  copper_mg: 1,
  iron_mg: 14,
  magnesium_mg: 375,
  phosphorus_mg: 700,
  potassium_mg: 2000,
  selenium_ug: 55,
  sodium_mg: 2400,
  zinc_mg: 10,
  saturated_fat_g: 20,
};
