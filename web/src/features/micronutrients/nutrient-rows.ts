import {
  type MicronutrientGroup,
  micronutrientGroups,
  type MicronutrientName,
  micronutrientNames,
  micronutrients,
  roundMicronutrient,
} from '#shared/micronutrients/micronutrient.ts';
import {
  type Person,
  type ReferenceIntake,
  referenceIntake,
  type ReferenceStandard,
  upperLevel,
} from '#shared/micronutrients/reference-intakes.ts';
import type { MicronutrientSum } from '#shared/micronutrients/schema.ts';
import { coverageOf } from '#shared/micronutrients/sum-micronutrients.ts';

/** A nutrient with a known amount. */
export interface NutrientRow {
  name: MicronutrientName;
  /** In the nutrient's unit, rounded as displayed. */
  amount: number;
  reference: ReferenceIntake | null;
  /** Share of the reference, 1 for 100%; null without a reference. */
  share: number | null;
  /** The upper level that the amount exceeds; null if it does not, or if there is none. */
  exceededLevel: number | null;
  /** Share of the energy of the foods whose value is known, 0 to 1. */
  coverage: number;
}

/** The nutrients of a group: known ones by share of their reference, then the names of the others. */
export interface NutrientGroup {
  group: MicronutrientGroup;
  rows: NutrientRow[];
  withoutData: MicronutrientName[];
}

const rowOf = (
  name: MicronutrientName,
  sum: MicronutrientSum,
  person: Person,
  standard: ReferenceStandard,
): NutrientRow | null => {
  const { amount: exact, known_calories } = sum.nutrients[name];
  if (exact === null) return null;
  const reference = referenceIntake(name, person, standard);
  const level = upperLevel(name, person, standard);
  return {
    name,
    amount: roundMicronutrient(name, exact),
    reference,
    share: reference && exact / reference.amount,
    exceededLevel: level !== null && exact > level ? level : null,
    coverage: coverageOf(known_calories, sum),
  };
};

/** Groups nutrients for display. Highest share first; those without a reference follow in their usual order. */
export const groupNutrients = (
  sum: MicronutrientSum,
  person: Person,
  standard: ReferenceStandard,
): NutrientGroup[] =>
  micronutrientGroups.map((group) => {
    const names = micronutrientNames.filter((name) => micronutrients[name].group === group);
    const rows = names.map((name) => rowOf(name, sum, person, standard)).filter((row) => row !== null);
    return {
      group,
      rows: rows.toSorted((one, other) => (other.share ?? -1) - (one.share ?? -1)),
      withoutData: names.filter((name) => !rows.some((row) => row.name === name)),
    };
  });
