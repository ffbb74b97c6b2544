import Big from 'big.js';
import * as z from 'zod';
import { defineAction } from '../action.ts';
import { fieldFaults, fields, list, text } from '../fields.ts';
import { grouped } from '../group-by.ts';

/** Maximum number of values to list per text field. */
const MAX_NAMED = 5;
const MAX_FIELDS = 50;
const MAX_GROUPS = 100;
const MAX_RECORDS = 5_000;
/** Matches a number as tables write it. Text with a leading zero is a phone number or an ID. */
const FIGURE = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,20})?$/;

const record = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  fieldFaults.object,
);

const records = list(record, MAX_RECORDS);

/** Accepts an object with settings or a bare list of records. */
const data = z.preprocess(
  (given) => (Array.isArray(given) ? { records: given } : given),
  fields({ records, group_by: text().optional() }),
);

/** Reads a field's value safely, even a field named `__proto__`. */
const valueOf = (one: object, name: string): unknown =>
  Object.hasOwn(one, name) ? (Object.getOwnPropertyDescriptor(one, name)?.value as unknown) : undefined;

/** Returns whether a value is present. Numbers beyond the range of a double (1e400) count as missing. */
const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'number' || Number.isFinite(value));

/** Returns statistics of numbers. Exact for decimals, as far as JSON can represent them. */
const figuresOf = (written: readonly (number | string)[]) => {
  const numbers = written.map(Number);
  const sum = written.reduce((all: Big, one) => all.plus(one), new Big(0));
  return {
    sum: sum.toNumber(),
    average: sum.div(numbers.length).round(4, Big.roundHalfUp).toNumber(),
    least: numbers.reduce((least, one) => Math.min(least, one)),
    most: numbers.reduce((most, one) => Math.max(most, one)),
  };
};

const textsOf = (texts: readonly string[]) => {
  const counted = grouped(texts, (one) => one).map(([value, those]) => ({ value, times: those.length }));
  return {
    different: counted.length,
    most_frequent: counted.toSorted((one, other) => other.times - one.times).slice(0, MAX_NAMED),
  };
};

const fieldOf = (all: readonly object[], field: string) => {
  const values = all.map((one) => valueOf(one, field)).filter(isSaid);
  const texts = values.filter((value) => typeof value === 'string');
  const areFigures = texts.every((one) => FIGURE.test(one));
  const numbers = values.filter(
    (value) => typeof value === 'number' || (typeof value === 'string' && areFigures),
  ) as (number | string)[];
  const truths = values.filter((value) => typeof value === 'boolean');
  return {
    field,
    filled: values.length,
    missing: all.length - values.length,
    ...(numbers.length > 0 && { numbers: figuresOf(numbers) }),
    ...(texts.length > 0 && { texts: textsOf(texts) }),
    ...(truths.length > 0 && { yes: truths.filter(Boolean).length, no: truths.filter((one) => !one).length }),
  };
};

const namesIn = (all: readonly object[]): string[] =>
  [...new Set(all.flatMap((one) => Object.keys(one)))].slice(0, MAX_FIELDS);

const summaryOf = (all: readonly object[]) => namesIn(all).map((name) => fieldOf(all, name));

/** Returns the group name of a record: the field as text, or null if it is missing. */
const groupNameOf = (one: object, by: string): string | null => {
  const value = valueOf(one, by) ?? null;
  if (value === null || typeof value === 'string') return value;
  return JSON.stringify(value);
};

/** Summarizes records by field, and by group if a field is given. */
export const summarise = defineAction(data, ({ records: all, group_by: by }, { words: { plural } }) => {
  const groups = by === undefined ? [] : grouped(all, (one) => groupNameOf(one, by));
  return {
    message: plural(all.length, 'One record summarized.', '{count} records summarized.', {
      count: all.length,
    }),
    result: {
      records: all.length,
      fields: summaryOf(all),
      ...(by !== undefined && {
        groups: groups
          .slice(0, MAX_GROUPS)
          .map(([group, those]) => ({ group, records: those.length, fields: summaryOf(those) })),
      }),
    },
  };
});
