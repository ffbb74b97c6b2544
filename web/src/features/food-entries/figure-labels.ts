import type { NutrientName } from '#shared/nutrition/nutrients.ts';

/** How the field of each figure is called, its unit, and what an arrow key adds. */
export const figureLabels: Record<NutrientName, { label: string; unit: string; step: number }> = {
  calories: { label: 'Calories', unit: 'kcal', step: 10 },
  protein: { label: 'Protein', unit: 'g', step: 0.1 },
  carbs: { label: 'Carbs', unit: 'g', step: 0.1 },
  fat: { label: 'Fat', unit: 'g', step: 0.1 },
  fiber: { label: 'Fiber', unit: 'g', step: 0.1 },
  sugar: { label: 'Sugar', unit: 'g', step: 0.1 },
  sodium: { label: 'Sodium', unit: 'mg', step: 10 },
};
