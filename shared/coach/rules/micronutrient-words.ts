import { type MicronutrientName, micronutrients } from '../../micronutrients/micronutrient.ts';

const german: Partial<Record<MicronutrientName, string>> = {
  calcium_mg: 'Kalzium',
  iron_mg: 'Eisen',
  magnesium_mg: 'Magnesium',
  potassium_mg: 'Kalium',
  zinc_mg: 'Zink',
  phosphorus_mg: 'Phosphor',
  selenium_ug: 'Selen',
  folate_dfe_ug: 'Folat',
  saturated_fat_g: 'gesättigte Fettsäuren',
  cholesterol_mg: 'Cholesterin',
  added_sugar_g: 'zugesetzter Zucker',
  caffeine_mg: 'Koffein',
  alcohol_g: 'Alkohol',
};

/** Returns a nutrient's name in both languages, with its amount unless that is null. */
export const amountWords = (name: MicronutrientName, amount: number | null): { en: string; de: string } => {
  const { label, unit, digits } = micronutrients[name];
  const inGerman = german[name] ?? label;
  if (amount === null) return { en: label.toLowerCase(), de: inGerman };
  const written = String(Math.round(amount * 10 ** digits) / 10 ** digits);
  return {
    en: `${written} ${unit} of ${label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
    de: `${written.replace('.', ',')} ${unit} ${inGerman}`,
  };
};
