import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';
import { barcode } from '#shared/barcodes/schema.ts';
import { eventDetails } from '#shared/business-agents/calendar/event-details.ts';
import { localStart } from '#shared/business-agents/calendar/local-start.ts';
import { recurrenceRule } from '#shared/business-agents/calendar/recurrence-rule.ts';
import { newDevice } from '#shared/reminders/schema.ts';
import { timeZone } from '#shared/time/local-date.ts';
import { oddStrings } from './odd-json.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const zones = [
  ...Intl.supportedValuesOf('timeZone'),
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

const instant = fc.date({
  min: new Date('1900-01-02T00:00:00Z'),
  max: new Date('2100-12-30T00:00:00Z'),
  noInvalidDate: true,
});

/** Twelve digits with a check digit. */
const gtin = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 12 }).map((digits) => {
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`;
});

/** A browser's push key (a P-256 point) or its secret. */
const base64url = (length: number): Arbitrary<string> =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => Buffer.from([4, ...bytes.slice(1)]).toString('base64url'));

const durations = [5, 30, 480, 24 * 60];
const rules = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,FR;COUNT=8', 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231'];

const formats: Record<string, Arbitrary<string>> = {
  date: instant.map((date) => date.toISOString().slice(0, 10)),
  'date-time': instant.map((date) => date.toISOString()),
  'time-zone': fc.constantFrom(...zones),
  ulid: fc.ulid(),
  gtin,
  'local-start': instant.map((date) => date.toISOString().slice(0, 16)),
  rrule: fc.constantFrom(...rules),
  uri: fc.webUrl(),
  'push-key': base64url(65),
  'push-secret': base64url(16),
};

const text = ({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<string> => {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength };
  return fc.oneof(
    fc.string({ ...length, unit: 'grapheme' }),
    oddStrings.map((odd) => odd.slice(0, maxLength).padEnd(minLength, 'x')),
  );
};

/** Typical numbers and the ends of the range. Tiny numbers are among the odd values. */
const number = ({ minimum = -1e9, maximum = 1e9 }: JsonSchema): Arbitrary<number> => {
  const typed = (scale: number) =>
    fc
      .integer({ min: Math.ceil(minimum * scale), max: Math.floor(maximum * scale) })
      .map((value) => value / scale);
  return fc.oneof(typed(10), typed(1_000), typed(1e6), fc.constantFrom(minimum, maximum));
};

const objectOf = ({ properties = {}, required = [], additionalProperties }: JsonSchema) => {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, arbitraryOfJsonSchema(part as JsonSchema)]),
  );
  if (Object.keys(model).length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string(), arbitraryOfJsonSchema(additionalProperties), { maxKeys: 5 });
  }
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
};

const arbitraryOfJsonSchema = (schema: JsonSchema): Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (choices) return fc.oneof(...choices.map(arbitraryOfJsonSchema));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(arbitraryOfJsonSchema((schema.items ?? {}) as JsonSchema), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case 'string':
      return text(schema);
    case 'number':
      return number(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
};

/** Cached, because testing generated inputs is more expensive than using them. */
const made = new WeakMap<z.ZodType, Arbitrary<unknown>>();

/**
 * Generates inputs that a schema accepts. Refinements are handled by filtering.
 * @throws Error if hardly any generated input is accepted: the schema then needs its own arbitrary here
 */
export const arbitraryOfSchema = (schema: z.ZodType): Arbitrary<unknown> => {
  const known = made.get(schema);
  if (known) return known;
  const form = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === timeZone) jsonSchema.format = 'time-zone';
      if ((zodSchema as unknown) === barcode) jsonSchema.format = 'gtin';
      if ((zodSchema as unknown) === localStart) jsonSchema.format = 'local-start';
      if ((zodSchema as unknown) === recurrenceRule) jsonSchema.format = 'rrule';
      if ((zodSchema as unknown) === eventDetails.shape.duration) jsonSchema.enum = durations;
      const { p256dh, auth } = newDevice.shape.keys.shape;
      if ((zodSchema as unknown) === p256dh) jsonSchema.format = 'push-key';
      if ((zodSchema as unknown) === auth) jsonSchema.format = 'push-secret';
    },
  });
  const derived = arbitraryOfJsonSchema(form);
  const takes = (input: unknown): boolean => schema.safeParse(input).success;
  if (!fc.sample(derived, { numRuns: 300, seed: 1 }).some(takes))
    throw new Error(`No derived input fits the schema ${JSON.stringify(form)}`);
  const fitting = derived.filter(takes);
  made.set(schema, fitting);
  return fitting;
};
