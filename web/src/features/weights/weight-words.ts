import type { UnitSystem } from '#shared/profile/schema.ts';
import { decimalsOf, kgOfPounds, poundsOfKg } from '#shared/profile/units.ts';
import { formatNumber } from '../../ui/format-number.ts';

export const unitOf = (system: UnitSystem): 'kg' | 'lb' => (system === 'metric' ? 'kg' : 'lb');

/** A weight that was typed, e.g. '82.4 kg' or '181.7 lb'. */
export const weightSays = (kg: number, system: UnitSystem): string =>
  system === 'metric'
    ? `${formatNumber(kg, decimalsOf.kg)} kg`
    : `${formatNumber(poundsOfKg(kg), decimalsOf.lb)} lb`;

/** A weight that was reckoned, in the unit that is shown: one decimal says all that it knows. */
export const inUnit = (kg: number, system: UnitSystem): number =>
  system === 'metric' ? kg : kg / kgOfPounds(1);

/** e.g. '82.4 kg' */
export const aboutSays = (kg: number, system: UnitSystem): string =>
  `${formatNumber(inUnit(kg, system), 1)} ${unitOf(system)}`;

/** e.g. '0.6 kg less than', 'as much as' */
export const besides = (kg: number, other: number, system: UnitSystem): string => {
  const apart = aboutSays(Math.abs(kg - other), system);
  if (apart === aboutSays(0, system)) return 'as much as';
  return `${apart} ${kg < other ? 'less' : 'more'} than`;
};
