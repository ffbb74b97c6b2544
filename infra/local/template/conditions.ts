import { isRecord } from '../record.ts';
import { resolveValue, type Scope } from './intrinsics.ts';

type Test = (operands: unknown[], scope: Scope) => boolean;

const tests: Record<string, Test> = {
  'Fn::Equals': ([left, right], scope) =>
    JSON.stringify(resolveValue(left, scope)) === JSON.stringify(resolveValue(right, scope)),
  'Fn::And': (operands, scope) => operands.every((operand) => holds(operand, scope)),
  'Fn::Or': (operands, scope) => operands.some((operand) => holds(operand, scope)),
  'Fn::Not': ([operand], scope) => !holds(operand, scope),
};

/**
 * Evaluates a condition expression.
 * Source: AWS CloudFormation Template Reference, 'Condition functions'.
 * @throws Error that names an unsupported condition function
 */
export const holds = (expression: unknown, scope: Scope): boolean => {
  const [entry] = isRecord(expression) ? Object.entries(expression) : [];
  const [name, operands] = entry ?? ['', undefined];
  if (name === 'Condition' && typeof operands === 'string') return scope.condition(operands);
  const test = tests[name];
  if (!test || !Array.isArray(operands)) {
    throw new Error(`The local cloud does not support the condition ${JSON.stringify(expression)}.`);
  }
  return test(operands, scope);
};
