import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '#test/support/scripted-api.ts';
import { handleToken } from '#web/features/coach/chat/coach-tokens.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { dots, field, forgetChats, openCoach, said, scriptCoach } from './open-coach.tsx';

beforeEach(() => setReadAloud(false));
afterEach(async () => {
  setReadAloud(true);
  await forgetChats();
  vi.restoreAllMocks();
});

const asked = async () => {
  const coach = scriptCoach();
  const { user } = openCoach();
  await user.type(field(), 'What is left?{Enter}');
  const { turn_id } = coach.questions()[0]!;
  const hears = (seq: number, text: string, turn = turn_id!) =>
    act(async () => handleToken({ type: 'coach_token', turn_id: turn, seq, text }));
  return { coach, user, hears };
};
const reply = () => said()[1];

describe('A streamed reply', () => {
  it('COACH-11 a streamed reply appears as it is written, in place of the dots', async () => {
    const { hears } = await asked();
    expect(dots()).not.toBeNull();
    await hears(0, 'You have ');
    expect(dots()).toBeNull();
    expect(reply()).toBe('ai: You have');
    await hears(1, '500 kcal');
    expect(reply()).toBe('ai: You have 500 kcal');
    expect(field().disabled).toBe(true);
  });

  it('orders its chunks: early ones wait, duplicates count once', async () => {
    const { hears } = await asked();
    await hears(1, 'have ');
    expect(reply()).toBe('ai: ');
    await hears(3, 'kcal');
    await hears(0, 'You ');
    expect(reply()).toBe('ai: You have');
    await hears(0, 'You ');
    await hears(1, 'have ');
    await hears(2, '500 ');
    expect(reply()).toBe('ai: You have 500 kcal');
  });

  it('completes from the final answer when chunks are lost or late', async () => {
    const { coach, hears } = await asked();
    await hears(0, 'You ');
    await hears(2, '500 ');
    await coach.says({ response: 'You have 500 kcal left.' });
    expect(reply()).toContain('You have 500 kcal left.');
    await hears(1, 'have ');
    await hears(3, 'more');
    expect(reply()).toContain('You have 500 kcal left.');
  });

  it('does not flicker when the final text replaces its chunks', async () => {
    const { coach, hears } = await asked();
    await hears(0, 'You have **500 kcal');
    const row = document.querySelectorAll('[data-from="ai"]')[1]!;
    const words = row.querySelector('strong')!;
    expect(words.textContent).toBe('500 kcal');
    await coach.says({ response: 'You have **500 kcal** left.', engine: 'model' });
    expect(document.querySelectorAll('[data-from="ai"]')[1]).toBe(row);
    expect(row.querySelector('strong')).toBe(words);
    expect(reply()).toBe('ai: You have 500 kcal left.');
  });

  it('a streamed reply ignores chunks of another question', async () => {
    const { hears } = await asked();
    await hears(0, 'Not yours', '01JD0000000000000000000099');
    expect(reply()).toBe('ai: ');
  });

  it('a streamed reply disappears when it fails midway', async () => {
    const { coach, hears } = await asked();
    await hears(0, 'You have ');
    await coach.says(failure('INTERNAL'));
    expect(reply()).toMatch(/^ai: I'm sorry, I'm having trouble connecting/);
  });

  it.each([
    ['HTML', 'Eat <b>more</b> <img src=x onerror=alert(1)>', 'Eat <b>more</b> <img src=x onerror=alert(1)>'],
    ['a link in the reply', 'See [this page](https://evil.example) now', 'See this page now'],
    ['code', 'Use `oats`', 'Use oats'],
    ['bold words', 'You had **80 g** of __protein__', 'You had 80 g of protein'],
  ])('a streamed reply shows %s as text', async (_, response, shown) => {
    const { coach } = await asked();
    await coach.says({ response, engine: 'model' });
    expect(reply()).toBe(`ai: ${shown}`);
    const row = document.querySelectorAll('[data-from="ai"]')[1]!;
    expect(row.querySelectorAll('a, b, img, code')).toHaveLength(0);
  });

  it('a streamed reply shows lists and line breaks', async () => {
    const { coach } = await asked();
    await coach.says({
      response: '# Ideas\nFor dinner:\n\n- **Soup**\n- Salad\n\n3. Then\n4. Rest',
      engine: 'model',
    });
    const row = document.querySelectorAll('[data-from="ai"]')[1]!;
    expect([...row.querySelectorAll('ul li')].map((item) => item.textContent)).toEqual(['Soup', 'Salad']);
    expect(row.querySelector('ol')!.start).toBe(3);
    expect([...row.querySelectorAll('p > span')].map((line) => line.textContent)).toEqual([
      'Ideas',
      'For dinner:',
    ]);
    expect(screen.getByText('Soup').tagName).toBe('STRONG');
  });
});
