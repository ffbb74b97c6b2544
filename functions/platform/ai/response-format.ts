import { zodResponseFormat } from 'openai/helpers/zod';
import type * as z from 'zod';

/** Limits that some providers reject in a strict schema. They are enforced when the answer is parsed. */
const bounds = new Set(['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']);

const isBound = (name: string, value: unknown): boolean => bounds.has(name) && typeof value === 'number';

const withoutBounds = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutBounds);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([name, value]) => !isBound(name, value));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutBounds(value)]));
};

/**
 * Returns the response format of a schema for the provider.
 * Source: OpenAI API reference, 'Structured model outputs', supported schemas.
 * @param name letters, digits, _ and -
 */
export const responseFormatOf = <Schema extends z.ZodType>(schema: Schema, name: string) => {
  const format = zodResponseFormat(schema, name);
  const bare = withoutBounds(format.json_schema.schema) as Record<string, unknown>;
  format.json_schema = { ...format.json_schema, schema: bare };
  return format;
};
