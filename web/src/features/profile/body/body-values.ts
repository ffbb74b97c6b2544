import type { Profile } from '#shared/profile/schema.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { cmOfFeet, decimalsOf, feetOfCm, kgOfPounds, poundsOfKg } from '#shared/profile/units.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

/** Weight and height as field text in one unit system. */
export interface BodyTexts {
  /** kg or lb */
  weight: string;
  /** cm */
  height: string;
  feet: string;
  inches: string;
}

/**
 * Weight and height of a form. Exact values are kept beside the displayed text, so that switching units or saving
 * unchanged values causes no rounding (decision D9). NaN means not a number, null means blank.
 */
export interface BodyValues extends BodyTexts {
  unit_system: UnitSystem;
  kg: number | null;
  cm: number | null;
}

/** Returns a weight as field text; blank if there is none. */
export const weightText = (kg: number | null, system: UnitSystem): string => {
  if (kg === null) return '';
  return system === 'metric' ? fieldNumber(kg, decimalsOf.kg) : fieldNumber(poundsOfKg(kg), decimalsOf.lb);
};

const heightTexts = (cm: number | null) => {
  if (cm === null) return { height: '', feet: '', inches: '' };
  const { feet, inches } = feetOfCm(cm);
  return {
    height: fieldNumber(cm, decimalsOf.cm),
    feet: fieldNumber(feet),
    inches: fieldNumber(inches, decimalsOf.in),
  };
};

/** Returns the form fields of saved values. */
export const bodyValuesOf = ({
  weight,
  height,
  unit_system,
}: Pick<Profile, 'weight' | 'height' | 'unit_system'>): BodyValues => ({
  unit_system,
  weight: weightText(weight, unit_system),
  ...heightTexts(height),
  kg: weight,
  cm: height,
});

/** Parses a field to kg; null if blank, NaN if not a number. */
export const kgOf = (text: string, system: UnitSystem): number | null => {
  const typed = parseDecimal(text);
  return typed === null || system === 'metric' ? typed : kgOfPounds(typed);
};

const cmOf = ({ height, feet, inches }: BodyTexts, system: UnitSystem): number | null => {
  if (system === 'metric') return parseDecimal(height);
  const [whole, rest] = [parseDecimal(feet), parseDecimal(inches)];
  return whole === null && rest === null ? null : cmOfFeet({ feet: whole ?? 0, inches: rest ?? 0 });
};

/** Returns the fields after the user typed in one of them. */
export const typedBody = (now: BodyValues, typed: Partial<BodyTexts>): BodyValues => {
  const next = { ...now, ...typed };
  return {
    ...next,
    ...('weight' in typed
      ? { kg: kgOf(next.weight, next.unit_system) }
      : { cm: cmOf(next, next.unit_system) }),
  };
};

/** Converts the fields to other units. Invalid text is kept. */
export const inUnits = (now: BodyValues, system: UnitSystem): BodyValues => {
  if (system === now.unit_system) return now;
  const isWeight = !Number.isNaN(now.kg);
  const isHeight = !Number.isNaN(now.cm);
  return {
    ...now,
    unit_system: system,
    ...(isWeight && { weight: weightText(now.kg, system) }),
    ...(isHeight ? heightTexts(now.cm) : { cm: cmOf(now, system) }),
  };
};
