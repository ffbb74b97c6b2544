import { isRecord } from '../../record.ts';

/** Returns whether an event matches a filter. */
export type EventFilter = (event: unknown) => boolean;

type Leaf = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string';

const compare: Record<string, (value: number, bound: number) => boolean> = {
  '=': (value, bound) => value === bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
};

const numeric = (operand: unknown): Leaf => {
  const parts = Array.isArray(operand) ? operand : [];
  const tests = parts.flatMap((part, index) => {
    const test = compare[String(part)];
    return index % 2 === 0 && test ? [{ test, bound: Number(parts[index + 1]) }] : [];
  });
  if (tests.length * 2 !== parts.length)
    throw new Error(`The numeric filter ${JSON.stringify(operand)} is malformed.`);
  return (value) => typeof value === 'number' && tests.every(({ test, bound }) => test(value, bound));
};

const anythingBut = (operand: unknown): Leaf => {
  const refused = [operand].flat().map((item) => leafOf(item));
  return (value) => value !== undefined && !refused.some((matches) => matches(value));
};

/** Source: AWS Lambda Developer Guide, 'Filter rule syntax'. */
const operators: Record<string, (operand: unknown) => Leaf> = {
  prefix: (operand) => (value) => isText(value) && value.startsWith(String(operand)),
  suffix: (operand) => (value) => isText(value) && value.endsWith(String(operand)),
  'equals-ignore-case': (operand) => (value) =>
    isText(value) && value.toLowerCase() === String(operand).toLowerCase(),
  exists: (operand) => (value) => (value !== undefined) === operand,
  numeric,
  'anything-but': anythingBut,
};

const leafOf = (rule: unknown): Leaf => {
  if (!isRecord(rule)) return (value) => value === rule;
  const [[name, operand] = ['', undefined]] = Object.entries(rule);
  const operator = operators[name];
  if (!operator || Object.keys(rule).length !== 1) {
    throw new Error(`The local cloud does not support the filter rule ${JSON.stringify(rule)}.`);
  }
  return operator(operand);
};

const fieldMatcher = (pattern: unknown): EventFilter => {
  if (isRecord(pattern)) return compileFilter(pattern);
  if (!Array.isArray(pattern)) {
    throw new Error(`A filter requires a list of values, but got ${JSON.stringify(pattern)}.`);
  }
  const rules = pattern.map(leafOf);
  return (value) => {
    const values = Array.isArray(value) ? value : [value];
    return rules.some((matches) => values.some(matches));
  };
};

/**
 * Compiles an event pattern of Lambda's event filtering.
 * @throws Error that names an unsupported rule
 */
export const compileFilter = (pattern: Record<string, unknown>): EventFilter => {
  const { $or: alternatives, ...fields } = pattern;
  const tests = Object.entries(fields).map(([name, inner]) => ({ name, matches: fieldMatcher(inner) }));
  const either = Array.isArray(alternatives) ? alternatives.map(fieldMatcher) : undefined;
  return (event) => {
    const record = isRecord(event) ? event : {};
    return (
      tests.every(({ name, matches }) => matches(record[name])) &&
      (!either || either.some((test) => test(event)))
    );
  };
};
