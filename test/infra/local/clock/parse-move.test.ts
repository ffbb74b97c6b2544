import { describe, expect, it } from 'vitest';
import { parseInstant, parseMove } from '#infra/local/clock/parse-move.ts';

const NOW = new Date('2026-01-31T15:00:00Z');

describe('The body of POST /__local/clock', () => {
  it.each([
    [{ now: '2026-02-01T15:00Z' }, '2026-02-01T15:00'],
    [{ now: '2026-02-01T15:00:30+01:00' }, '2026-02-01T14:00'],
    [{ advance: 90 * 60 }, '2026-01-31T16:30'],
    [{ advance: 'PT1H30M' }, '2026-01-31T16:30'],
    [{ advance: 'P1D' }, '2026-02-01T15:00'],
    [{ advance: 'P1W2DT12H' }, '2026-02-10T03:00'],
    [{ advance: 'P1M' }, '2026-02-28T15:00'],
  ])('%j moves to %s', (body, expected) => {
    expect(parseMove(JSON.stringify(body), NOW).toISOString()).toMatch(new RegExp(`^${expected}`));
  });

  it.each(['', '{}', '[]', '{"now":5}', '{"now":"2026-02-01T15:00Z","advance":1}'])(
    'the body %j is rejected with an example',
    (body) => {
      expect(() => parseMove(body, NOW)).toThrow('{"advance":"P1D"}');
    },
  );

  it.each(['P', 'PT', '1 day', 'P1Y', '-P1D'])('the duration %j is rejected with an example', (advance) => {
    expect(() => parseMove(JSON.stringify({ advance }), NOW)).toThrow('Use, for example, P1M');
  });

  it.each(['tomorrow', '2026-13-01T00:00Z', '2026-11-23'])(
    'the time %j is rejected with an example',
    (text) => {
      expect(() => parseInstant(text)).toThrow(`"${text}" is not a time. Use, for example`);
    },
  );
});
