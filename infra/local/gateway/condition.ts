import { notImplemented } from './aws-error.ts';
import { matchesWildcard } from './wildcard.ts';

/** Values of a request's condition keys; a key with an empty list is supported but absent. */
export type ConditionContext = Readonly<Record<string, string[]>>;

type Condition = Record<string, Record<string, string | string[]>>;
type Comparison = (pattern: string, value: string) => boolean;

const comparisons: Record<string, Comparison> = {
  StringEquals: (expected, value) => expected === value,
  StringLike: matchesWildcard,
};

type Test = (expected: string[], values: string[]) => boolean;

const testOf = (operator: string): Test => {
  const comparison = comparisons[operator.replace(/^ForAllValues:/, '')];
  if (!comparison) throw notImplemented(`the IAM condition operator ${operator}`);
  const forAll = operator.startsWith('ForAllValues:');
  return (expected, values) =>
    (forAll || values.length === 1) &&
    values.every((value) => expected.some((pattern) => comparison(pattern, value)));
};

/** Returns the values of a condition key, which is case-insensitive. */
const valuesOf = (context: ConditionContext, key: string): string[] => {
  const known = Object.keys(context).find((name) => name.toLowerCase() === key.toLowerCase());
  const values = known === undefined ? undefined : context[known];
  if (!values) throw notImplemented(`the IAM condition key ${key} for this action`);
  return values;
};

/**
 * Evaluates a statement's condition: keys are combined by AND, the values of one key by OR, and `ForAllValues` is true
 * if the request has no value.
 * @throws AwsError 501 that names an unsupported operator or key
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_multi-value-conditions.html
 */
export const conditionHolds = (condition: Condition, context: ConditionContext): boolean =>
  Object.entries(condition).every(([operator, keys]) => {
    const test = testOf(operator);
    return Object.entries(keys).every(([key, expected]) => test([expected].flat(), valuesOf(context, key)));
  });
