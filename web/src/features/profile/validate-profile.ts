import { t } from '#web/lib/language/translate.ts';
import type * as z from 'zod';
import { profileChange, TOO_YOUNG } from '#shared/profile/profile-change.ts';
import { profileLimits } from '#shared/profile/schema.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { type FeetAndInches, feetLimits, fitsDecimals, poundLimits } from '#shared/profile/units.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { type ProfileValues, typedProfile } from './profile-values.ts';

const { age, weight, height, daily_calorie_goal, macro_goal } = profileLimits;

const between = ({ min, max }: { min: number; max: number }) => ({
  min: formatNumber(min, 1),
  max: formatNumber(max, 1),
});
const feet = (at: FeetAndInches): string => `${at.feet} ft ${formatNumber(at.inches, 1)} in`;

const targetRange = (): string => t('Enter a target between {min} and {max} g.', between(macro_goal));

/** Returns the valid range of a field in the displayed unit. */
const rangeOf = (field: string, system: UnitSystem): string | undefined =>
  ({
    age: t('Enter an age between {min} and {max}.', between(age)),
    weight:
      system === 'metric'
        ? t('Enter a weight between {min} and {max} kg.', between(weight))
        : t('Enter a weight between {min} and {max} lb.', between(poundLimits)),
    height:
      system === 'metric'
        ? t('Enter a height between {min} and {max} cm.', between(height))
        : t('Enter a height between {min} and {max}.', {
            min: feet(feetLimits.min),
            max: feet(feetLimits.max),
          }),
    protein_goal: targetRange(),
    carbs_goal: targetRange(),
    fat_goal: targetRange(),
    daily_calorie_goal: t('Enter a goal between {min} and {max} kcal.', between(daily_calorie_goal)),
  })[field];

const messageOf = (issue: z.core.$ZodIssue, system: UnitSystem): string => {
  if (issue.message === TOO_YOUNG) return t(TOO_YOUNG);
  const range = rangeOf(issue.path.join('.'), system);
  if (range) return range;
  return issue.code === 'too_big'
    ? t('Use up to {characters} characters.', { characters: formatNumber(Number(issue.maximum)) })
    : t(issue.message);
};

type Errors = Partial<Record<string, string>>;

/** Rejects more decimals than are displayed, because they would be lost. */
const decimalErrors = ({ unit_system, ...values }: ProfileValues): Errors => {
  const fits = (text: string, unit: Parameters<typeof fitsDecimals>[1]): boolean => {
    const typed = parseDecimal(text);
    return typed === null || Number.isNaN(typed) || fitsDecimals(typed, unit);
  };
  if (unit_system === 'metric') {
    return {
      ...(!fits(values.weight, 'kg') && { weight: t('Use up to two decimal places.') }),
      ...(!fits(values.height, 'cm') && { height: t('Use up to one decimal place.') }),
    };
  }
  const isWhole = Number.isInteger(parseDecimal(values.feet) ?? 0) || Number.isNaN(parseDecimal(values.feet));
  const tooManyInches = (parseDecimal(values.inches) ?? 0) >= 12;
  return {
    ...(!fits(values.weight, 'lb') && { weight: t('Use up to one decimal place.') }),
    ...(!fits(values.inches, 'in') && { height: t('Use up to one decimal place.') }),
    ...(!isWhole && { height: t('Enter whole feet, then the rest in inches.') }),
    ...(tooManyInches && { height: t('Enter less than 12 inches.') }),
  };
};

/** Returns errors by field, in displayed units and form order; empty if valid. */
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
