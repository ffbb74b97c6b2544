import type { Measure } from '../../../facts/measure.ts';
import { unitOfMeasure } from '../../../facts/measure.ts';

/** A threshold in a question: 'more than 2,000 kcal'. */
export interface Bound {
  measure: Exclude<Measure, 'meals'>;
  /** In the unit of the measure. */
  value: number;
  direction: 'over' | 'under' | 'at least' | 'at most';
}

const OVER = 'over|above|(?<!not |no )more than|greater than|exceed(?:ed|s|ing)?|past|beyond';
const MIN_PHRASES =
  'at least|a minimum of|reach(?:ed)?|hit|get to|got to|make it to|made it to|not less than';
const UNDER = 'under|below|(?<!not )less than|(?<!not )fewer than';
const MAX_PHRASES = 'at most|no more than|not more than|within|up to|a maximum of|stay(?:ed)? at';
const NUMBER = '\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d+)?';
const UNIT =
  'kcals?|cals?|calories?|calorie|g|gr|grams?|mg|milligrams?|ml|millilit(?:er|re)s?|l|lit(?:er|re)s?|k';

/** Units that daily sums do not have. */
const OTHER =
  'kgs?|kilos?|kilograms?|lbs?|pounds?|stone|st|%|percent|days?|weeks?|months?|times|meals?|entries|hours?|hrs?|minutes?|mins?|am|pm|years?|steps?|glasses|cups?';

const BOUND = new RegExp(
  `\\b(?:(${MIN_PHRASES})|(${MAX_PHRASES})|(${UNDER})|(${OVER})) (?:about |around |my )?(${NUMBER}) ?(${UNIT})?(?![\\p{L}\\d]|[.,]\\d| ?(?:${OTHER})(?![\\p{L}]))`,
  'u',
);

/** Parses a number: 1.850 and 1,850 are thousands, 1.5 and 1,5 are decimals. */
const valueOf = (written: string): number =>
  Number(/^\d{1,3}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, '') : written.replace(',', '.'));

const scales: readonly (readonly [unit: RegExp, own: 'kcal' | 'g' | 'mg' | 'ml', factor: number])[] = [
  [/^(?:k?cal|calorie)/, 'kcal', 1],
  [/^k$/, 'kcal', 1000],
  [/^m(?:g|illigram)/, 'mg', 1],
  [/^g/, 'g', 1],
  [/^m(?:l|illilit)/, 'ml', 1],
  [/^l/, 'ml', 1000],
];

/** Returns the threshold in a text, or null if none exists that applies to days. */
export const findThreshold = (text: string, measures: readonly Measure[]): Bound | null => {
  const [, least, most, under, , written, unit] = BOUND.exec(text) ?? [];
  if (written === undefined) return null;
  const scale = unit === undefined ? undefined : scales.find(([pattern]) => pattern.test(unit));
  const own = scale?.[1];
  const nutrients = measures.filter((each) => each !== 'meals');
  const measure =
    nutrients.find((each) => own !== 'kcal' || each === 'calories') ??
    (own === 'g' || own === 'mg' ? undefined : own === 'ml' ? 'water' : 'calories');
  if (measure === undefined) return null;
  const measureUnit = unitOfMeasure(measure);
  const value = valueOf(written) * (scale?.[2] ?? 1);
  const factor =
    own === undefined || own === measureUnit
      ? 1
      : own === 'g' && measureUnit === 'mg'
        ? 1000
        : own === 'mg' && measureUnit === 'g'
          ? 0.001
          : null;
  if (factor === null) return null;
  return {
    measure,
    value: value * factor,
    direction:
      least !== undefined
        ? 'at least'
        : most !== undefined
          ? 'at most'
          : under !== undefined
            ? 'under'
            : 'over',
  };
};
