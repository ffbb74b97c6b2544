import type * as z from 'zod';
import { profileChange, profileLimits, TOO_YOUNG, type UnitSystem } from '#shared/profile/schema.ts';
import { type FeetAndInches, feetLimits, fitsDecimals, poundLimits } from '#shared/profile/units.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { parseDecimal } from '../../ui/parse-decimal.ts';
import { type ProfileValues, typedProfile } from './profile-values.ts';

const { age, weight, height, daily_calorie_goal, macro_goal } = profileLimits;

const numbers = ({ min, max }: { min: number; max: number }, unit: string): string =>
  `${formatNumber(min, 1)} and ${formatNumber(max, 1)} ${unit}`;
const feet = (at: FeetAndInches): string => `${at.feet} ft ${formatNumber(at.inches, 1)} in`;

/** What may be typed, in the unit that is shown. */
const rangeOf = (field: string, system: UnitSystem): string | undefined =>
  ({
    age: `an age between ${numbers(age, 'years')}`,
    weight: `a weight between ${system === 'metric' ? numbers(weight, 'kg') : numbers(poundLimits, 'lb')}`,
    height: `a height between ${
      system === 'metric' ? numbers(height, 'cm') : `${feet(feetLimits.min)} and ${feet(feetLimits.max)}`
    }`,
    protein_goal: `a target between ${numbers(macro_goal, 'g')}`,
    carbs_goal: `a target between ${numbers(macro_goal, 'g')}`,
    fat_goal: `a target between ${numbers(macro_goal, 'g')}`,
    daily_calorie_goal: `a goal between ${numbers(daily_calorie_goal, 'kcal')}`,
  })[field];

const messageOf = (issue: z.core.$ZodIssue, system: UnitSystem): string => {
  if (issue.message === TOO_YOUNG) return TOO_YOUNG;
  const range = rangeOf(issue.path.join('.'), system);
  if (range) return `Please enter ${range}.`;
  return issue.code === 'too_big'
    ? `Please keep this to ${formatNumber(Number(issue.maximum))} characters.`
    : issue.message;
};

type Errors = Partial<Record<string, string>>;

/** More decimals than are shown would not come back as they were typed. */
const decimalErrors = ({ unit_system, ...values }: ProfileValues): Errors => {
  const fits = (text: string, unit: Parameters<typeof fitsDecimals>[1]): boolean => {
    const typed = parseDecimal(text);
    return typed === null || Number.isNaN(typed) || fitsDecimals(typed, unit);
  };
  if (unit_system === 'metric') {
    return {
      ...(!fits(values.weight, 'kg') && { weight: 'Please use at most two decimals.' }),
      ...(!fits(values.height, 'cm') && { height: 'Please use at most one decimal.' }),
    };
  }
  const isWhole = Number.isInteger(parseDecimal(values.feet) ?? 0) || Number.isNaN(parseDecimal(values.feet));
  const tooManyInches = (parseDecimal(values.inches) ?? 0) >= 12;
  return {
    ...(!fits(values.weight, 'lb') && { weight: 'Please use at most one decimal.' }),
    ...(!fits(values.inches, 'in') && { height: 'Please use at most one decimal.' }),
    ...(!isWhole && { height: 'Please give whole feet, and the rest in inches.' }),
    ...(tooManyInches && { height: 'A foot has 12 inches: please give less than 12.' }),
  };
};

/** Errors by field, in the units that are shown and in the order of the form; empty when it can be sent. */
export const validateProfile = (values: ProfileValues): Errors => {
  const typed = typedProfile(values);
  const issues = profileChange.safeParse(typed).error?.issues ?? [];
  const errors: Errors = {
    ...decimalErrors(values),
    ...Object.fromEntries(
      issues.map((issue) => [issue.path.join('.'), messageOf(issue, values.unit_system)]),
    ),
  };
  return Object.fromEntries(
    Object.keys(typed)
      .filter((field) => errors[field])
      .map((field) => [field, errors[field]]),
  );
};
