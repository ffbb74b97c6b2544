import * as z from 'zod';
import type { ChatTool } from './stream-round.ts';

type JsonSchema = Record<string, unknown>;

/** Formats and limits cost tokens, and some providers reject them. They are enforced when the arguments are parsed. */
const dropped = new Set([
  '$schema',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'maximum',
  'exclusiveMinimum',
  'minimum',
]);

const isDropped = (name: string, value: unknown): boolean =>
  dropped.has(name) && (name !== 'pattern' || typeof value === 'string');

/** Writes 'string or null' as one type list. */
const joined = ({ anyOf, ...rest }: JsonSchema & { anyOf?: JsonSchema[] }): JsonSchema => {
  const [first, second] = anyOf ?? [];
  if (!anyOf || !first || anyOf.length !== 2 || second?.['type'] !== 'null')
    return { ...rest, ...(anyOf && { anyOf }) };
  const options = first['enum'] as string[] | undefined;
  return { ...first, type: [first['type'], 'null'], ...(options && { enum: [...options, null] }) };
};

/** Returns the required properties: those without a default. */
const requiredOf = (required: readonly string[], properties: JsonSchema = {}): string[] =>
  required.filter((name) => !Object.hasOwn(Object(properties[name]), 'default'));

const bare = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(bare);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { required, ...rest } = schema as JsonSchema & { required?: string[] };
  const properties = rest['properties'] as JsonSchema | undefined;
  const all: JsonSchema = Array.isArray(required)
    ? { ...rest, required: requiredOf(required, properties) }
    : joined(schema as JsonSchema);
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name, value]) => !isDropped(name, value))
      .map(([name, value]) => [name, bare(value)]),
  );
};

interface Definition {
  name: string;
  /** For the model, in English. */
  about: string;
  schema: z.ZodType;
  /** Whether the provider enforces the schema. Requires all properties, so that unknown ones are null. */
  isStrict: boolean;
}

/** Returns a tool in the provider's format. Source: OpenAI API reference, 'Function calling'. */
export const toolDefinition = ({ name, about, schema, isStrict }: Definition): ChatTool => ({
  type: 'function',
  function: {
    name,
    description: about,
    parameters: bare(z.toJSONSchema(schema, { unrepresentable: 'any' })) as JsonSchema,
    strict: isStrict,
  },
});
