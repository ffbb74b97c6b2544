import { profileLimits } from './schema.ts';

/** Exact by definition (International Yard and Pound Agreement, 1959). */
const KG_PER_POUND = 0.453_592_37;
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Maximum number of decimals for display and input, chosen so that typed values are preserved (decision D9). */
export const decimalsOf = { kg: 2, lb: 1, cm: 1, in: 1 } as const;

export interface FeetAndInches {
  feet: number;
  inches: number;
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Removes floating-point errors, far below the decimals of any unit. */
const clean = (value: number): number => rounded(value, 9);

/** Converts pounds to kg without rounding, so that converting back gives the same value. */
export const kgOfPounds = (pounds: number): number => clean(pounds * KG_PER_POUND);

/** Converts kg to pounds with one decimal. */
export const poundsOfKg = (kg: number): number => rounded(kg / KG_PER_POUND, decimalsOf.lb);

/** Converts feet and inches to cm without rounding, so that converting back gives the same value. */
export const cmOfFeet = ({ feet, inches }: FeetAndInches): number =>
  clean((feet * INCHES_PER_FOOT + inches) * CM_PER_INCH);

const feetOfInches = (total: number): FeetAndInches => {
  const feet = Math.floor(total / INCHES_PER_FOOT);
  return { feet, inches: rounded(total - feet * INCHES_PER_FOOT, decimalsOf.in) };
};

/** Converts cm to feet and inches with one decimal, with the inches below 12. */
export const feetOfCm = (cm: number): FeetAndInches => feetOfInches(rounded(cm / CM_PER_INCH, decimalsOf.in));

const { weight, height } = profileLimits;
const tenths = {
  up: (value: number) => Math.ceil(value * 10) / 10,
  down: (value: number) => Math.floor(value * 10) / 10,
};

/** Minimum and maximum weight of a profile in pounds with one decimal. */
export const poundLimits = {
  min: tenths.up(weight.min / KG_PER_POUND),
  max: tenths.down(weight.max / KG_PER_POUND),
};

/** Minimum and maximum height of a profile in inches with one decimal. */
export const feetLimits = {
  min: feetOfInches(tenths.up(height.min / CM_PER_INCH)),
  max: feetOfInches(tenths.down(height.max / CM_PER_INCH)),
};

/** Returns whether a value has no more decimals than its unit allows. */
export const fitsDecimals = (value: number, unit: keyof typeof decimalsOf): boolean =>
  rounded(value, decimalsOf[unit]) === value;
