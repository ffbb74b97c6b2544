import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** Start of zod's default messages. Messages of our own schemas are sentences and start differently. */
const DEFAULT_MESSAGE = /^(?:Invalid (?:input|option|string|number|key|element|[\w-]+$)|Too (?:small|big):)/;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const sizeOf = (origin: string, limit: number | bigint, bound: 'at least' | 'at most'): string => {
  const count = limit.toLocaleString('en');
  if (origin === 'string') return `have ${bound} ${count} ${count === '1' ? 'character' : 'characters'}`;
  if (origin === 'array') return `have ${bound} ${count} ${count === '1' ? 'item' : 'items'}`;
  return `be ${bound} ${count}`;
};

/** Returns the rule that a value breaks, e.g. `must be a number`. */
const ruleOf = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'is required'
        : `must be ${TYPES[issue.expected] ?? 'valid'}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'is required';
      if (issue.inclusive === false) return `must be greater than ${issue.minimum.toLocaleString('en')}`;
      return `must ${sizeOf(issue.origin, issue.minimum, 'at least')}`;
    case 'too_big':
      if (issue.inclusive === false) return `must be less than ${issue.maximum.toLocaleString('en')}`;
      return `must ${sizeOf(issue.origin, issue.maximum, 'at most')}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return 'has an invalid format';
    default:
      return 'is invalid';
  }
};

/**
 * Returns a sentence for the sender, e.g. `q is required.`. Keeps the message of a schema that has its own and replaces
 * zod's default messages.
 */
export const issueMessage = (issue: Issue, field: string): string =>
  DEFAULT_MESSAGE.test(issue.message) ? `${field} ${ruleOf(issue)}.` : issue.message;
