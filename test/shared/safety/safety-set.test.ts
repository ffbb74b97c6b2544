import { describe, expect, it } from 'vitest';
import { measureSafety } from './measure-safety.ts';

describe('The published safety set', () => {
  it('the safety rules handle texts of users and replies of a scripted model as expected', () => {
    const measured = measureSafety();
    expect(measured.length).toBeGreaterThan(400);
    expect(
      measured.filter(({ isRight }) => !isRight).map(({ category, text }) => `${category}: ${text}`),
    ).toEqual([]);
  });
});
