import { t } from '#web/lib/language/translate.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { decimalsOf, kgOfPounds, poundsOfKg } from '#shared/profile/units.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

export const unitOf = (system: UnitSystem): 'kg' | 'lb' => (system === 'metric' ? 'kg' : 'lb');

/** Formats an entered weight, e.g. '82.4 kg' or '181.7 lb'. */
export const formatWeight = (kg: number, system: UnitSystem): string =>
  system === 'metric'
    ? `${formatNumber(kg, decimalsOf.kg)} kg`
    : `${formatNumber(poundsOfKg(kg), decimalsOf.lb)} lb`;

/** Converts a calculated weight to the displayed unit, with one decimal. */
export const inUnit = (kg: number, system: UnitSystem): number =>
  system === 'metric' ? kg : kg / kgOfPounds(1);

/** e.g. '82.4 kg' */
export const formatCalculatedWeight = (kg: number, system: UnitSystem): string =>
  `${formatNumber(inUnit(kg, system), 1)} ${unitOf(system)}`;

/** Returns the difference between two weights, e.g. '0.6 kg', and its direction after rounding. */
export const apartFrom = (kg: number, other: number, system: UnitSystem) => {
  const amount = formatCalculatedWeight(Math.abs(kg - other), system);
  if (amount === formatCalculatedWeight(0, system)) return { amount, way: 'same' } as const;
  return { amount, way: kg < other ? 'less' : 'more' } as const;
};

/**
 * Returns a question about an implausible weight.
 * @param near the weight to compare with, kg; `day` is null for the profile's weight
 */
export const formatWeightQuestion = (
  kg: number,
  near: { weight: number; day: string | null },
  system: UnitSystem,
): string => {
  const { amount, way } = apartFrom(kg, near.weight, system);
  const weight = formatWeight(kg, system);
  if (near.day === null)
    return way === 'less'
      ? t('{weight} is {amount} less than in your profile. Is that right?', { weight, amount })
      : t('{weight} is {amount} more than in your profile. Is that right?', { weight, amount });
  return way === 'less'
    ? t('{weight} is {amount} less than on {day}. Is that right?', { weight, amount, day: near.day })
    : t('{weight} is {amount} more than on {day}. Is that right?', { weight, amount, day: near.day });
};
