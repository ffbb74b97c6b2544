import { t } from '#web/lib/language/translate.ts';
import type { NutrientName } from '#shared/nutrition/values/nutrients.ts';

/** Label, unit and arrow-key step of each nutrient field. */
export const nutrientFieldLabels: Record<NutrientName, { label: string; unit: string; step: number }> = {
  calories: { label: t('Calories'), unit: 'kcal', step: 10 },
  protein: { label: t('Protein'), unit: 'g', step: 0.1 },
  carbs: { label: t('Carbs'), unit: 'g', step: 0.1 },
  fat: { label: t('Fat'), unit: 'g', step: 0.1 },
  fiber: { label: t('Fiber'), unit: 'g', step: 0.1 },
  sugar: { label: t('Sugar'), unit: 'g', step: 0.1 },
  sodium: { label: t('Sodium'), unit: 'mg', step: 10 },
};
