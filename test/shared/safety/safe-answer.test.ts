import { describe, expect, it } from 'vitest';
import { safeAnswer, UnsafeText } from '#shared/safety/reply/safe-answer.ts';
import { draftReader, readerOf } from '#shared/safety/reply/gate.ts';

describe('safeAnswer', () => {
  it('drops the items of a list with a text that is not shown, at any depth, and keeps the rest', () => {
    const answer = {
      insights: [
        { title: 'More fiber', words: ['Beans help.', 'Take a laxative after dinner.'], facts: [1, null] },
        { title: 'Eat 600 kcal a day.', words: [], facts: [] },
      ],
    };
    expect(safeAnswer(answer, readerOf(null))).toEqual({
      insights: [{ title: 'More fiber', words: ['Beans help.'], facts: [1, null] }],
    });
  });

  it('refuses an answer whose text outside of a list is not shown', () => {
    expect(() => safeAnswer({ text: 'Take a laxative after dinner.' }, draftReader)).toThrow(UnsafeText);
  });
});
