import { profileLimits } from './schema.ts';

/** Exact by definition (International Yard and Pound Agreement, 1959). */
const KG_PER_POUND = 0.453_592_37;
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Most decimals that are shown and may be typed, so that what was typed comes back (decision D9). */
export const decimalsOf = { kg: 2, lb: 1, cm: 1, in: 1 } as const;

export interface FeetAndInches {
  feet: number;
  inches: number;
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Cuts off what binary arithmetic adds; far below a decimal of any unit. */
const clean = (value: number): number => rounded(value, 9);

/** Pounds in kg, unrounded: kept so that the same pounds come back. */
export const kgOfPounds = (pounds: number): number => clean(pounds * KG_PER_POUND);

/** kg in pounds, with one decimal. */
export const poundsOfKg = (kg: number): number => rounded(kg / KG_PER_POUND, decimalsOf.lb);

/** Feet and inches in cm, unrounded: kept so that the same feet and inches come back. */
export const cmOfFeet = ({ feet, inches }: FeetAndInches): number =>
  clean((feet * INCHES_PER_FOOT + inches) * CM_PER_INCH);

const feetOfInches = (total: number): FeetAndInches => {
  const feet = Math.floor(total / INCHES_PER_FOOT);
  return { feet, inches: rounded(total - feet * INCHES_PER_FOOT, decimalsOf.in) };
};

/** cm in feet and inches with one decimal; the inches are below 12. */
export const feetOfCm = (cm: number): FeetAndInches => feetOfInches(rounded(cm / CM_PER_INCH, decimalsOf.in));

const { weight, height } = profileLimits;
const tenths = {
  up: (value: number) => Math.ceil(value * 10) / 10,
  down: (value: number) => Math.floor(value * 10) / 10,
};

/** Least and most pounds with one decimal that a profile may have. */
export const poundLimits = {
  min: tenths.up(weight.min / KG_PER_POUND),
  max: tenths.down(weight.max / KG_PER_POUND),
};

/** Least and most height with one decimal of an inch that a profile may have. */
export const feetLimits = {
  min: feetOfInches(tenths.up(height.min / CM_PER_INCH)),
  max: feetOfInches(tenths.down(height.max / CM_PER_INCH)),
};

/** Whether a figure has no more decimals than its unit is shown with. */
export const fitsDecimals = (value: number, unit: keyof typeof decimalsOf): boolean =>
  rounded(value, decimalsOf[unit]) === value;
