/** Where a nutrient stands in the panel. */
export const micronutrientGroups = ['vitamins', 'minerals', 'fats', 'other'] as const;
export type MicronutrientGroup = (typeof micronutrientGroups)[number];

interface Definition {
  group: MicronutrientGroup;
  /** English name, translated where it is displayed. */
  label: string;
  unit: 'mg' | 'µg' | 'g';
  /** Decimal places displayed and exported. */
  digits: 0 | 1 | 2;
}

const define = (
  group: MicronutrientGroup,
  label: string,
  unit: Definition['unit'],
  digits: Definition['digits'],
): Definition => ({ group, label, unit, digits });

/**
 * The nutrients of the micronutrient table, in the order of its columns. A name ends with the unit; `rae` are retinol
 * activity equivalents, `dfe` dietary folate equivalents.
 */
export const tableColumns = [
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'potassium_mg',
  'zinc_mg',
  'phosphorus_mg',
  'selenium_ug',
  'copper_mg',
  'vitamin_a_rae_ug',
  'vitamin_c_mg',
  'vitamin_d_ug',
  'vitamin_e_mg',
  'vitamin_k_ug',
  'thiamin_mg',
  'riboflavin_mg',
  'niacin_mg',
  'vitamin_b6_mg',
  'folate_dfe_ug',
  'vitamin_b12_ug',
  'choline_mg',
  'saturated_fat_g',
  'monounsaturated_fat_g',
  'polyunsaturated_fat_g',
  'trans_fat_g',
  'cholesterol_mg',
  'added_sugar_g',
  'caffeine_mg',
  'alcohol_g',
  'water_g',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** Values of a food per 100 g, or of an amount of it; null if the source does not know them. */
export type Micronutrients = Readonly<Record<TableColumn, number | null>>;

/** All nutrients of the panel in display order. Sodium is stored with every entry, the others are in the table. */
export const micronutrients = {
  vitamin_a_rae_ug: define('vitamins', 'Vitamin A', 'µg', 0),
  thiamin_mg: define('vitamins', 'Vitamin B1 (thiamin)', 'mg', 2),
  riboflavin_mg: define('vitamins', 'Vitamin B2 (riboflavin)', 'mg', 2),
  niacin_mg: define('vitamins', 'Vitamin B3 (niacin)', 'mg', 1),
  vitamin_b6_mg: define('vitamins', 'Vitamin B6', 'mg', 2),
  folate_dfe_ug: define('vitamins', 'Vitamin B9 (folate)', 'µg', 0),
  vitamin_b12_ug: define('vitamins', 'Vitamin B12', 'µg', 2),
  vitamin_c_mg: define('vitamins', 'Vitamin C', 'mg', 1),
  vitamin_d_ug: define('vitamins', 'Vitamin D', 'µg', 1),
  vitamin_e_mg: define('vitamins', 'Vitamin E', 'mg', 1),
  vitamin_k_ug: define('vitamins', 'Vitamin K', 'µg', 1),
  choline_mg: define('vitamins', 'Choline', 'mg', 0),
  calcium_mg: define('minerals', 'Calcium', 'mg', 0),
  copper_mg: define('minerals', 'Copper', 'mg', 2),
  iron_mg: define('minerals', 'Iron', 'mg', 1),
  magnesium_mg: define('minerals', 'Magnesium', 'mg', 0),
  phosphorus_mg: define('minerals', 'Phosphorus', 'mg', 0),
  potassium_mg: define('minerals', 'Potassium', 'mg', 0),
  selenium_ug: define('minerals', 'Selenium', 'µg', 0),
  sodium_mg: define('minerals', 'Sodium', 'mg', 0),
  zinc_mg: define('minerals', 'Zinc', 'mg', 1),
  saturated_fat_g: define('fats', 'Saturated fat', 'g', 1),
  monounsaturated_fat_g: define('fats', 'Monounsaturated fat', 'g', 1),
  polyunsaturated_fat_g: define('fats', 'Polyunsaturated fat', 'g', 1),
  trans_fat_g: define('fats', 'Trans fat', 'g', 1),
  cholesterol_mg: define('fats', 'Cholesterol', 'mg', 0),
  added_sugar_g: define('other', 'Added sugar', 'g', 1),
  caffeine_mg: define('other', 'Caffeine', 'mg', 0),
  alcohol_g: define('other', 'Alcohol', 'g', 1),
  water_g: define('other', 'Water in food and drinks', 'g', 0),
} as const satisfies Record<TableColumn | 'sodium_mg', Definition>;

export type MicronutrientName = keyof typeof micronutrients;

export const micronutrientNames = Object.keys(micronutrients) as MicronutrientName[];

/** Creates a record with a value for each nutrient of the panel. */
export const mapMicronutrients = <T>(valueOf: (name: MicronutrientName) => T): Record<MicronutrientName, T> =>
  Object.fromEntries(micronutrientNames.map((name) => [name, valueOf(name)])) as Record<MicronutrientName, T>;

/** Rounds an amount to its displayed precision. */
export const roundMicronutrient = (name: MicronutrientName, amount: number): number =>
  Number(amount.toFixed(micronutrients[name].digits));

/** Rounds an amount to its displayed precision; unknown stays unknown. */
export const roundKnown = (name: MicronutrientName, amount: number | null): number | null =>
  amount === null ? null : roundMicronutrient(name, amount);
