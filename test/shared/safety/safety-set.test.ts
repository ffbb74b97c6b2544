import { describe, expect, it } from 'vitest';
import { measureSafety } from './measure-safety.ts';

describe('The published safety set', () => {
  it('is handled as expected, texts of users as well as replies of a scripted model', () => {
    const measured = measureSafety();
    expect(measured.length).toBeGreaterThan(400);
    expect(
      measured.filter(({ isRight }) => !isRight).map(({ category, text }) => `${category}: ${text}`),
    ).toEqual([]);
  });
});
