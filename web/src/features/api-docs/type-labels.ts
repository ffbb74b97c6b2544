import { t } from '#web/lib/language/translate.ts';
import type { Schema } from './api-document.ts';

/** Joins types, such as 'string or null'. Types keep their technical names. */
export const oneOf = (kinds: readonly string[]): string =>
  kinds.reduce((one, other) => t('{one} or {other}', { one, other }));

const boundsOf = ({
  minimum,
  maximum,
  minLength,
  maxLength,
  maxItems,
  default: preset,
}: Schema): string[] => [
  ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER
    ? [t('min {number}', { number: minimum })]
    : []),
  ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
    ? [t('max {number}', { number: maximum })]
    : []),
  ...(minLength === undefined ? [] : [t('min length {number}', { number: minLength })]),
  ...(maxLength === undefined ? [] : [t('max length {number}', { number: maxLength })]),
  ...(maxItems === undefined ? [] : [t('max {number} items', { number: maxItems })]),
  ...(preset === undefined ? [] : [t('default {value}', { value: JSON.stringify(preset) })]),
];

const kindOf = (schema: Schema): string => {
  if (schema.anyOf) return oneOf([...new Set(schema.anyOf.map(typeLabels))]);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.type === 'array') {
    return t('list of {kind}', { kind: schema.items ? kindOf(schema.items) : t('any') });
  }
  return schema.format ?? oneOf([schema.type ?? t('any')].flat());
};

/** Returns a schema as text, e.g. 'integer, from 0, up to 20000 or null'. */
export const typeLabels = (schema: Schema): string => [kindOf(schema), ...boundsOf(schema)].join(', ');

export interface Field {
  /** Path from the root, e.g. `entries[].food_name`. */
  name: string;
  isRequired: boolean;
  words: string;
}

/** Returns the object schema inside a nullable or array schema. */
const insideOf = (schema: Schema): { schema: Schema; mark: string } => {
  const filled = schema.anyOf?.find(({ type }) => type !== 'null');
  if (filled) return insideOf(filled);
  if (schema.type !== 'array' || !schema.items) return { schema, mark: '' };
  const { schema: inner, mark } = insideOf(schema.items);
  return { schema: inner, mark: `[]${mark}` };
};

/** Returns every field of a schema, including nested ones. */
export const fieldsOf = (schema: Schema, around = ''): Field[] => {
  const { schema: object, mark } = insideOf(schema);
  const prefix = around === '' ? mark : `${around}${mark}`;
  return Object.entries(object.properties ?? {}).flatMap(([name, each]) => {
    const whole = prefix === '' ? name : `${prefix}.${name}`;
    const isRequired = object.required?.includes(name) ?? false;
    return [{ name: whole, isRequired, words: typeLabels(each) }, ...fieldsOf(each, whole)];
  });
};
