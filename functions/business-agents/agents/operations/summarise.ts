import Big from 'big.js';
import * as z from 'zod';
import { defineAction } from '../action.ts';
import { fieldFaults, fields, list, text } from '../fields.ts';
import { grouped } from '../grouped.ts';

/** Of each field's texts so many are named. */
const MOST_NAMED = 5;
const MOST_FIELDS = 50;
const MOST_GROUPS = 100;
const MOST_RECORDS = 5_000;
/** A figure as a table writes it. What begins with a 0 that says nothing is a number to be dialled, or an id. */
const FIGURE = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,20})?$/;

const record = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  fieldFaults.object,
);

const records = list(record, MOST_RECORDS);

/** Records with settings, or the bare list. */
const data = z.preprocess(
  (given) => (Array.isArray(given) ? { records: given } : given),
  fields({ records, group_by: text().optional() }),
);

/** Also of `__proto__`, which reads as a field like any other. */
const valueOf = (one: object, name: string): unknown =>
  Object.hasOwn(one, name) ? (Object.getOwnPropertyDescriptor(one, name)?.value as unknown) : undefined;

/** A figure beyond all that can be counted, such as 1e400, says nothing. */
const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'number' || Number.isFinite(value));

/** Exact where the figures are decimals; as near as JSON can say it. */
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
    most_frequent: counted.toSorted((one, other) => other.times - one.times).slice(0, MOST_NAMED),
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
  [...new Set(all.flatMap((one) => Object.keys(one)))].slice(0, MOST_FIELDS);

const summaryOf = (all: readonly object[]) => namesIn(all).map((name) => fieldOf(all, name));

/** A group's name: what the field says, as text; null where it says nothing. */
const groupNameOf = (one: object, by: string): string | null => {
  const value = valueOf(one, by) ?? null;
  if (value === null || typeof value === 'string') return value;
  return JSON.stringify(value);
};

/** Counts what stands in records, field by field, and group by group where a field is named. */
export const summarise = defineAction(data, ({ records: all, group_by: by }, { words: { plural } }) => {
  const groups = by === undefined ? [] : grouped(all, (one) => groupNameOf(one, by));
  return {
    message: plural(all.length, 'One record was read.', '{count} records were read.', { count: all.length }),
    result: {
      records: all.length,
      fields: summaryOf(all),
      ...(by !== undefined && {
        groups: groups
          .slice(0, MOST_GROUPS)
          .map(([group, those]) => ({ group, records: those.length, fields: summaryOf(those) })),
      }),
    },
  };
});
