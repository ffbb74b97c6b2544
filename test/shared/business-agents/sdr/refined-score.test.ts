import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rubric } from '#shared/business-agents/sdr/rubric.ts';
import { refinedScore } from '#shared/business-agents/sdr/score.ts';

describe('SDR-25 A score adjusted by a model', () => {
  const at = (score: number) => ({ score, reasons: [{ points: score, reason: 'Rules' }] });

  it.each([
    [50, 15, 65],
    [50, 16, 65],
    [50, -15, 35],
    [50, -1e9, 35],
    [95, 15, 100],
    [5, -15, 0],
    [50, 0, 50],
  ])('a score of %i adjusted by %i gives %i', (score, change, after) => {
    const refined = refinedScore(at(score), change, 'Because.');
    expect(refined.score).toBe(after);
    expect(refined.reasons).toEqual([...at(score).reasons, { points: after - score, reason: 'Because.' }]);
  });
});

describe('docs/lead-scores.md', () => {
  it('SDR-25 lists every scoring rule with its points and no other', () => {
    const rows = [...readFileSync('docs/lead-scores.md', 'utf8').matchAll(/^\| `(\w+)`\s+\| (-?\d+)/gm)];
    expect(Object.fromEntries(rows.map(([, line, points]) => [line, Number(points)]))).toEqual(
      Object.fromEntries(Object.entries(rubric).map(([line, { points }]) => [line, points])),
    );
  });
});
