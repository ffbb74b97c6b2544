/** Grams of the three macros; null if unknown. */
export interface Macros {
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

export type MacroName = keyof Macros;

export const macroNames = ['protein', 'carbs', 'fat'] as const satisfies readonly MacroName[];

/** kcal per gram: the general Atwater factors. */
const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

/**
 * Tolerance for fiber, alcohol and rounding: up to this share of unexplained calories, the macros account for the whole
 * meal.
 */
const UNEXPLAINED_SHARE = 0.15;

export interface EnergyShares {
  protein: number;
  carbs: number;
  fat: number;
  /** Calories not explained by known macros. */
  other: number;
}

/**
 * Returns the calories by macro. The parts add up to `calories`.
 * @param calories kcal
 * @param macros grams; unknown counts as 0 and leaves its calories to `other`
 * @returns kcal per part
 */
export const energySharesOf = (calories: number, macros: Macros): EnergyShares => {
  const [protein, carbs, fat] = macroNames.map((name) => (macros[name] ?? 0) * KCAL_PER_GRAM[name]) as [
    number,
    number,
    number,
  ];
  const explained = protein + carbs + fat;
  if (calories <= 0 || explained === 0) return { protein: 0, carbs: 0, fat: 0, other: Math.max(0, calories) };

  const other = Math.max(0, calories - explained);
  const isExplained = other <= calories * UNEXPLAINED_SHARE;
  const scale = isExplained ? calories / explained : 1;
  return {
    protein: protein * scale,
    carbs: carbs * scale,
    fat: fat * scale,
    other: isExplained ? 0 : other,
  };
};
