import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { errorEnvelope } from '#shared/errors/envelope.ts';
import { incomingKeyOf, photoIdOf, photoKeyOf } from '#shared/photos/schema.ts';
import { addDays, daysEnding, localDate, localDateOf, timeZone } from '#shared/time/local-date.ts';
import { oddJson, oddStrings } from '#test/support/odd-json.ts';
import { parseCsv } from '#test/support/parse-csv.ts';

const anyText = fc.oneof(oddStrings, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const days = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('A date', () => {
  it('accepts a date only if it exists in the calendar', () => {
    const dayLike = fc
      .tuple(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
      )
      .map(([year, month, day]) =>
        [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
          '-',
        ),
      );
    fc.assert(
      fc.property(fc.oneof(anyText, dayLike), (text) => {
        const at = new Date(`${text}T00:00:00Z`);
        const exists = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime());
        expect(localDate.safeParse(text).success).toBe(exists && at.toISOString().startsWith(text));
      }),
    );
  });

  it('finds a date again by counting back from any later day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -100_000, max: 100_000 }), (day, count) => {
        const other = addDays(day, count);
        fc.pre(localDate.safeParse(other).success);
        expect(addDays(other, -count)).toBe(day);
        expect((Date.parse(other) - Date.parse(day)) / 86_400_000).toBe(count);
      }),
    );
  });

  it('ends a sequence of consecutive days', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (last, count) => {
        fc.pre(last > '0001-03-01');
        const row = daysEnding(last, count);
        expect(row).toHaveLength(count);
        expect(row.at(-1)).toBe(last);
        expect(row).toEqual([...new Set(row)].sort());
      }),
    );
  });
});

describe('A time zone', () => {
  it('accepts a time zone when dates can be formatted in it, and otherwise rejects it', () => {
    const zones = fc.oneof(
      anyText,
      fc.constantFrom(...Intl.supportedValuesOf('timeZone'), '+01:00', 'Etc/GMT+12'),
    );
    const instants = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2100-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        if (!timeZone.safeParse(zone).success) return;
        const day = localDateOf(instant, zone);
        expect(localDate.safeParse(day).success).toBe(true);
        expect(Math.abs(Date.parse(day) - instant.getTime())).toBeLessThan(2 * 86_400_000);
      }),
    );
  });
});

describe('A photo URL', () => {
  const query = fc.webQueryParameters();

  it('returns the ID it was built from', () => {
    fc.assert(
      fc.property(fc.ulid(), query, fc.boolean(), (id, search, isIncoming) => {
        const key = isIncoming ? incomingKeyOf(id) : photoKeyOf(id);
        for (const prefix of ['', '/', 'http://localhost:3000/', 'https://plate.example/'])
          expect(photoIdOf(`${prefix}${key}?${search}`)).toBe(id);
      }),
    );
  });

  it('returns no ID for any other format, and never one that it does not contain', () => {
    fc.assert(
      fc.property(anyText, fc.ulid(), (text, id) => {
        expect(photoIdOf(text)).toBeNull();
        expect(photoIdOf(`photos/${id}/${text}`)).toBeNull();
        expect(photoIdOf(`${photoKeyOf(id)}x`)).toBeNull();
        expect([id, null]).toContain(photoIdOf(`${text}${photoKeyOf(id)}`));
        expect(photoIdOf(`photos/${id.toLowerCase()}`)).toBe(/[A-Z]/.test(id) ? null : id);
      }),
    );
  });
});

describe('An error envelope', () => {
  it('an error envelope survives a round trip; anything else is rejected without throwing', () => {
    const envelopes = fc.record(
      {
        code: fc.constantFrom(...Object.keys(errorCatalogue)),
        message: fc.string(),
        request_id: fc.string(),
        details: fc.array(fc.record({ field: fc.string(), message: fc.string() })),
      },
      { requiredKeys: ['code', 'message', 'request_id'], noNullPrototype: true },
    );
    fc.assert(
      fc.property(envelopes, (envelope) => {
        expect(errorEnvelope.parse(envelope)).toEqual(envelope);
      }),
    );
    fc.assert(
      fc.property(oddJson, (odd) => {
        expect(errorEnvelope.safeParse(odd).success).toBe(false);
      }),
    );
  });
});

describe('A CSV file', () => {
  const quoted = (field: string): string => `"${field.replaceAll('"', '""')}"`;
  const fields = fc.oneof(anyText, fc.constantFrom('"', ',', '\n', '\r\n', 'a,"b"\nc'));

  it('a CSV file survives a round trip with any field content', () => {
    const table = fc.array(fc.tuple(fields, fields, fields), { maxLength: 8 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, lineEnd) => {
        const text = [['a', 'b', 'c'], ...rows].map((row) => row.map(quoted).join(',') + lineEnd).join('');
        expect(parseCsv(text)).toEqual(rows.map(([a, b, c]) => ({ a, b, c })));
      }),
    );
  });

  it('parses any text into records without throwing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(Array.isArray(parseCsv(text))).toBe(true);
      }),
    );
  });
});
