import { describe, expect, it } from 'vitest';
import { healthLabelOf, healthScoreOf } from '#shared/scan/health-score.ts';

const none = { protein: null, fiber: null, sugar: null, sodium: null };

describe('The health score of a scanned food', () => {
  it('SCAN-19 starts at 50, adds for protein and fiber and subtracts for sugar and sodium, each up to a limit', () => {
    expect(healthScoreOf(none)).toBe(50);
    expect(healthScoreOf({ protein: 5, fiber: 2, sugar: 4, sodium: 300 })).toBe(50 + 10 + 6 - 2 - 3);
    expect(healthScoreOf({ protein: 10, fiber: 5, sugar: 0, sodium: 0 })).toBe(85);
    expect(healthScoreOf({ protein: 999, fiber: 999, sugar: 0, sodium: 0 })).toBe(85);
    expect(healthScoreOf({ protein: 0, fiber: 0, sugar: 999, sodium: 99_999 })).toBe(25);
  });

  it('SCAN-20 rounds to a whole number from 0 to 100', () => {
    expect(healthScoreOf({ ...none, protein: 1.3 })).toBe(53);
    expect(healthScoreOf({ ...none, protein: 1.2 })).toBe(52);
    // No plate contains less than nothing, but invalid values must not leave the scale.
    expect(healthScoreOf({ ...none, sugar: -1_000 })).toBe(100);
    expect(healthScoreOf({ ...none, protein: -1_000 })).toBe(0);
  });

  it.each([
    [100, 'Excellent'],
    [80, 'Excellent'],
    [79, 'Good'],
    [60, 'Good'],
    [59, 'Fair'],
    [40, 'Fair'],
    [39, 'Poor'],
    [0, 'Poor'],
  ])('SCAN-21 labels %d as %s', (score, label) => {
    expect(healthLabelOf(score)).toBe(label);
  });
});
