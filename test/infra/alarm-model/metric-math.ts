/** A value of one period; undefined when the metric has no data in it. */
export type Value = number | undefined;

type Operation = (...values: Value[]) => Value;

/** Applies an operation to values; a period without one of them has no result. */
const onNumbers =
  (apply: (...values: number[]) => number): Operation =>
  (...values) => {
    const numbers = values.filter((value) => value !== undefined);
    const result = numbers.length === values.length ? apply(...numbers) : undefined;
    // Metric math leaves out a period in which it divides by zero.
    return result !== undefined && Number.isFinite(result) ? result : undefined;
  };

const functions: Record<string, Operation> = {
  IF: (condition, then, otherwise) => (condition === undefined ? undefined : condition ? then : otherwise),
  FILL: (value, filler) => value ?? filler,
};

/** Operators by precedence, the weakest first. */
const operators: Record<string, Operation>[] = [
  {
    '>=': onNumbers((one, other) => Number(one >= other)),
    '>': onNumbers((one, other) => Number(one > other)),
  },
  { '+': onNumbers((one, other) => one + other), '-': onNumbers((one, other) => one - other) },
  { '*': onNumbers((one, other) => one * other), '/': onNumbers((one, other) => one / other) },
];

/**
 * Evaluates an expression of CloudWatch's metric math for one period.
 * @param valueOf returns a metric's value by its ID
 * @throws Error for a part of the language that the alarms do not use
 * Source: Amazon CloudWatch User Guide, 'Using math expressions with CloudWatch metrics'
 */
export const evaluateMath = (expression: string, valueOf: (id: string) => Value): Value => {
  const tokens = expression.match(/[\d.]+|\w+|>=|[-+*/(),>]/g) ?? [];
  if (tokens.join('') !== expression.replaceAll(' ', '')) throw new Error(`Unknown part in "${expression}".`);
  const take = (expected?: string): string => {
    const token = tokens.shift() ?? '';
    if (expected !== undefined && token !== expected) throw new Error(`No "${expected}" in "${expression}".`);
    return token;
  };
  const list = (): Value[] => {
    const values = [operation(0)];
    while (tokens[0] === ',') {
      take();
      values.push(operation(0));
    }
    take(')');
    return values;
  };
  const operand = (): Value => {
    const token = take();
    if (token === '(') return list()[0];
    if (/^\d/.test(token)) return Number(token);
    if (tokens[0] !== '(') return valueOf(token);
    take();
    const call = functions[token];
    if (!call) throw new Error(`Unknown function ${token}.`);
    return call(...list());
  };
  const operation = (level: number): Value => {
    const known = operators[level];
    if (!known) return operand();
    let value = operation(level + 1);
    for (let apply = known[tokens[0] ?? '']; apply; apply = known[tokens[0] ?? '']) {
      take();
      value = apply(value, operation(level + 1));
    }
    return value;
  };
  const value = operation(0);
  if (tokens.length > 0) throw new Error(`Unexpected "${tokens.join('')}" in "${expression}".`);
  return value;
};
