/** The measured values: g, and kcal for energy. */
export const figures = ['carb', 'fat', 'energy', 'protein'] as const;
export type Figure = (typeof figures)[number];
export type Figures = Record<Figure, number>;

/** A labeled food of a meal. */
export interface TrueItem extends Figures {
  food: string;
}

/** One meal of a set. */
export interface MealRow {
  row: string;
  text: string;
  /** Null if the set has no labels. */
  truth: Figures | null;
  group: string;
  items: readonly TrueItem[] | null;
}

type Fields = Readonly<Record<string, string>>;

const truthOf = (fields: Fields): Figures | null => {
  const values = figures.map((name) => [name, Number(fields[name] || Number.NaN)] as const);
  return values.some(([, value]) => Number.isNaN(value)) ? null : (Object.fromEntries(values) as Figures);
};

const groupOf = ({ country, serving_type: serving }: Fields): string => {
  if (!country) return 'all';
  if (country !== 'USA') return 'Worldwide';
  return serving === 'metric' ? 'US metric' : 'US natural';
};

/** Parses a row with `row,meal_description` and optionally `carb,fat,energy,protein,country,serving_type,items`. */
export const mealRowOf = (fields: Fields): MealRow => ({
  row: fields['row'] ?? '',
  text: fields['meal_description'] ?? '',
  truth: truthOf(fields),
  group: groupOf(fields),
  items: fields['items'] ? (JSON.parse(fields['items']) as TrueItem[]) : null,
});
