import type { NormalizedSchema } from '@smithy/core/schema';
import { cliNameOf, inputSchemaOf, requiredOf } from './aws-schemas.ts';

/** Options of every command. */
const general = new Set(['output', 'query', 'region', 'profile', 'no-cli-pager', 'cli-binary-format']);

/** Returns what is wrong with a JSON value for a schema. */
const faultsOf = (schema: NormalizedSchema, value: unknown, at: string): string[] => {
  const wrong = (expected: string) => [`${at} is ${JSON.stringify(value)}, not ${expected}`];
  if (schema.isStructSchema()) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('a structure');
    const members = schema.getMemberSchemas();
    const missing = requiredOf(schema).filter((name) => !(name in value));
    return [
      ...missing.map((name) => `${at} has no ${name}`),
      ...Object.entries(value).flatMap(([name, inner]) =>
        members[name] ? faultsOf(members[name], inner, `${at}.${name}`) : [`${at} has no member ${name}`],
      ),
    ];
  }
  if (schema.isListSchema())
    return Array.isArray(value)
      ? value.flatMap((item, index) => faultsOf(schema.getValueSchema(), item, `${at}[${index}]`))
      : wrong('a list');
  if (schema.isMapSchema())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, inner]) =>
          faultsOf(schema.getValueSchema(), inner, `${at}.${key}`),
        )
      : wrong('a map');
  if (schema.isNumericSchema()) return typeof value === 'number' ? [] : wrong('a number');
  if (schema.isBooleanSchema()) return typeof value === 'boolean' ? [] : wrong('true or false');
  if (schema.isTimestampSchema())
    return typeof value === 'number' || !Number.isNaN(Date.parse(String(value))) ? [] : wrong('a time');
  return typeof value === 'string' ? [] : wrong('a text');
};

/** Parses a word of the command line as the CLI does: JSON, shorthand (`Name=a,Value=b`), or a plain value. */
const parseWord = (schema: NormalizedSchema, word: string): unknown => {
  if (/^[{[]/.test(word) && !schema.isStringSchema()) return JSON.parse(word) as unknown;
  if (schema.isStructSchema() || schema.isMapSchema())
    return Object.fromEntries(
      word.split(',').map((pair) => {
        const [name = '', ...rest] = pair.split('=');
        const member = schema.isStructSchema() ? schema.getMemberSchemas()[name] : schema.getValueSchema();
        return [name, member ? parseWord(member, rest.join('=')) : rest.join('=')];
      }),
    );
  if (schema.isBooleanSchema()) return word === 'true' ? true : word === 'false' ? false : word;
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(word);
  return isNumber && (schema.isNumericSchema() || schema.isTimestampSchema()) ? Number(word) : word;
};

const parseWords = (schema: NormalizedSchema, words: readonly string[]): unknown => {
  if (schema.isBooleanSchema() && words.length === 0) return true;
  if (!schema.isListSchema()) return parseWord(schema, words.join(' '));
  const [first = ''] = words;
  if (first.startsWith('[')) return JSON.parse(first) as unknown;
  return words.map((word) => parseWord(schema.getValueSchema(), word));
};

/** Groups the words after each option, e.g. `{ key: ['a', 'b'] }` for `--key a b`. */
const optionsOf = (words: readonly string[]): Map<string, string[]> => {
  const options = new Map<string, string[]>();
  let current: string[] = [];
  for (const word of words)
    if (word.startsWith('--')) options.set(word.slice(2), (current = []));
    else current.push(word);
  return options;
};

/**
 * Checks a call of the AWS CLI against the SDK's schema of the operation: its existence, the names, types and nested
 * members of its parameters, and that none is missing.
 * @param args the words after `aws`
 * @returns what is wrong
 */
export const checkAwsCall = async ([service = '', operation = '', ...words]: readonly string[]): Promise<
  string[]
> => {
  const call = `aws ${service} ${operation}`;
  // The only command of the docs with a word of its own: the file that receives the response.
  const isInvoke = call === 'aws lambda invoke';
  const options = optionsOf(isInvoke ? words.slice(0, -1) : words);
  if (isInvoke && words.at(-2)?.startsWith('--')) return [`${call} has no file for the response`];
  let schema: NormalizedSchema;
  try {
    schema = await inputSchemaOf(service, operation);
  } catch (error) {
    return [(error as Error).message];
  }
  const members = Object.entries(schema.getMemberSchemas());
  const input: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [option, values] of options) {
    if (general.has(option)) continue;
    const member = members.find(([name]) => cliNameOf(name) === option);
    if (!member) faults.push(`${call} has no option --${option}`);
    else if (!member[1].isBlobSchema()) input[member[0]] = parseWords(member[1], values);
  }
  return [...faults, ...faultsOf(schema, input, call)];
};
