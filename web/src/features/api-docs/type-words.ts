import type { Schema } from './api-document.ts';

const boundsOf = ({
  minimum,
  maximum,
  minLength,
  maxLength,
  maxItems,
  default: preset,
}: Schema): string[] => [
  ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? [`from ${minimum}`] : []),
  ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? [`up to ${maximum}`] : []),
  ...(minLength === undefined ? [] : [`at least ${minLength} long`]),
  ...(maxLength === undefined ? [] : [`at most ${maxLength} long`]),
  ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
  ...(preset === undefined ? [] : [`${JSON.stringify(preset)} when left out`]),
];

const kindOf = (schema: Schema): string => {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeWords))].join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.type === 'array') return `list of ${schema.items ? kindOf(schema.items) : 'anything'}`;
  return schema.format ?? [schema.type ?? 'anything'].flat().join(' or ');
};

/** A schema in words, e.g. 'integer, from 0, up to 20000 or null'. */
export const typeWords = (schema: Schema): string => [kindOf(schema), ...boundsOf(schema)].join(', ');

export interface Field {
  /** With those around it, e.g. `entries[].food_name`. */
  name: string;
  isRequired: boolean;
  words: string;
}

/** The schema that holds fields, behind a null that may stand in its place, and behind a list. */
const insideOf = (schema: Schema): { schema: Schema; mark: string } => {
  const filled = schema.anyOf?.find(({ type }) => type !== 'null');
  if (filled) return insideOf(filled);
  if (schema.type !== 'array' || !schema.items) return { schema, mark: '' };
  const { schema: inner, mark } = insideOf(schema.items);
  return { schema: inner, mark: `[]${mark}` };
};

/** Every field of a schema, those inside of others too. */
export const fieldsOf = (schema: Schema, around = ''): Field[] => {
  const { schema: object, mark } = insideOf(schema);
  const prefix = around === '' ? mark : `${around}${mark}`;
  return Object.entries(object.properties ?? {}).flatMap(([name, each]) => {
    const whole = prefix === '' ? name : `${prefix}.${name}`;
    const isRequired = object.required?.includes(name) ?? false;
    return [{ name: whole, isRequired, words: typeWords(each) }, ...fieldsOf(each, whole)];
  });
};
