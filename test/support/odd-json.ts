import fc, { type Arbitrary } from 'fast-check';

/** Texts that break careless code: invalid characters, names of prototypes, markup, keys and paths of other items. */
export const oddStrings: Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202eevil',
  '﷽',
  '👩‍👩‍👧‍👦',
  'İ',
  '\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e308',
  '#',
  'user#somebody',
  '${id}',
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
  '<script>alert(1)</script>',
  '{"$gt":""}',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  'x'.repeat(3_000),
);

const loneSurrogates = fc.constantFrom('\ud800', 'a\udfffb', '\udc00\ud800');

const oddNumbers = fc.constantFrom(
  -0,
  -1,
  0.1,
  5e-324,
  1e-200,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  -(2 ** 63),
);

const deep = fc.integer({ min: 1, max: 2_000 }).map((depth): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { items: value };
  return value;
});

/** Keys that an object literal would not store as its own. */
const prototypeKeys = fc.constantFrom('__proto__', 'constructor', 'prototype').map((key) => {
  const value: Record<string, unknown> = {};
  Object.defineProperty(value, key, { value: { admin: true }, enumerable: true });
  return value;
});

/** Odd JSON with a few levels of nesting, like input that a schema has accepted. */
export const shallowOddJson: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}),
  oddStrings,
  loneSurrogates,
  oddNumbers,
  fc.array(fc.constant('x'), { minLength: 1_000, maxLength: 1_000 }),
  prototypeKeys,
  fc.jsonValue({ maxDepth: 5 }),
);

/** Any JSON value in place of the expected one. */
export const oddJson: Arbitrary<unknown> = fc.oneof(
  { weight: 7, arbitrary: shallowOddJson },
  { weight: 1, arbitrary: deep },
);

type Step = string | number;

const pathsIn = (value: unknown, path: Step[] = []): Step[][] => {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([step, part]) => pathsIn(part, [...path, step]))];
};

const spoiled = (value: unknown, path: Step[], spoil: (part: unknown) => unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return spoil(value);
  if (Array.isArray(value)) return value.map((part, at) => (at === step ? spoiled(part, rest, spoil) : part));
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, part]) => {
      const now = name === step ? spoiled(part, rest, spoil) : part;
      return now === undefined ? [] : [[name, now]];
    }),
  );
};

/** Returns a value with one part removed, replaced, or extended by an unknown member. */
export const mutated = (valid: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .record({
      value: valid,
      at: fc.nat(),
      odd: oddJson,
      name: fc.oneof(oddStrings, fc.constantFrom('id', 'user_id', 'version', 'extra')),
      how: fc.constantFrom('replace', 'leave out', 'add'),
    })
    .map(({ value, at, odd, name, how }) => {
      const paths = pathsIn(value);
      return spoiled(value, paths[at % paths.length]!, (part) => {
        if (how === 'leave out') return undefined;
        const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
        return how === 'add' && isObject ? { ...part, [name]: odd } : odd;
      });
    });
