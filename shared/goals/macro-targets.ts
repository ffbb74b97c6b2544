/** Choices of protein in g per kg of body weight and day, with their sources. */
export const proteinChoices = [
  { per_kg: 0.83, label: 'Everyday', source: 'EFSA 2012: intake sufficient for nearly all adults' },
  {
    per_kg: 1.2,
    label: 'Active or over 65',
    source: 'ESPEN 2014 for older adults; within EFSA’s safe range',
  },
  {
    per_kg: 1.6,
    label: 'Building muscle',
    source: 'ISSN position stand 2017: 1.4 to 2.0 g for people who exercise',
  },
] as const;

/** Choices of fat as a share of the calories. EFSA 2010: 20 to 35% for adults. */
export const fatChoices = [0.25, 0.3, 0.35] as const;

/** Recommended share of carbs. EFSA 2010. */
export const carbsRange = { min: 0.45, max: 0.6 } as const;

/** kcal per g (Atwater). */
const ENERGY = { protein: 4, carbs: 4, fat: 9 } as const;

/** g per day; null for no target. */
export interface MacroTargets {
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

interface TargetRequest {
  /** kcal per day. */
  calories: number;
  /** kg. */
  weight: number;
  /** g per kg of body weight. */
  protein_per_kg: number;
  /** 0 to 1 of the calories. */
  fat_share: number;
}

/**
 * Returns integer grams per day: protein by weight, fat by its share of the calories, carbs from the rest, at least 0.
 */
export const macroTargetsOf = ({ calories, weight, protein_per_kg, fat_share }: TargetRequest) => {
  const protein = Math.round(weight * protein_per_kg);
  const fat = Math.round((calories * fat_share) / ENERGY.fat);
  const left = calories - protein * ENERGY.protein - fat * ENERGY.fat;
  return { protein, fat, carbs: Math.max(0, Math.round(left / ENERGY.carbs)) };
};

/** Returns the total kcal of the targets. Missing targets count as 0. */
export const energyOfTargets = ({ protein, carbs, fat }: MacroTargets): number =>
  (protein ?? 0) * ENERGY.protein + (carbs ?? 0) * ENERGY.carbs + (fat ?? 0) * ENERGY.fat;
