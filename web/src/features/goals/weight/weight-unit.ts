import type { UnitSystem } from '#shared/profile/choices.ts';
import { kgOfPounds } from '#shared/profile/units.ts';
import { fieldNumber, formatNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

export const unitOf = (system: UnitSystem): 'kg' | 'lb' => (system === 'metric' ? 'kg' : 'lb');
const perUnit = (system: UnitSystem): number => (system === 'metric' ? 1 : kgOfPounds(1));

/** Formats a weight or a pace, such as '82.4 kg'. */
export const formatKg = (kg: number, system: UnitSystem, digits = 1): string =>
  `${formatNumber(kg / perUnit(system), digits)} ${unitOf(system)}`;

/** Returns the text of a field. */
export const fieldKg = (kg: number, system: UnitSystem, digits = 1): string =>
  fieldNumber(kg / perUnit(system), digits);

/** Parses a field to kg; null if blank or invalid. */
export const parseKg = (text: string, system: UnitSystem): number | null => {
  const typed = parseDecimal(text);
  return typed === null || Number.isNaN(typed) ? null : Math.round(typed * perUnit(system) * 1000) / 1000;
};
