import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coachRoutes } from '#shared/coach/routes.ts';
import { handleToken } from '#web/features/coach/chat/coach-tokens.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { field, forgetChats, kept, openCoach, scriptCoach, turnOf } from './open-coach.tsx';

/** A page of 3,000 px in a viewport of 800, with the latest question at 2,800 px. */
const END = 2_200;
const layOut = () => {
  const scrolled = vi.fn<(to: number) => void>();
  const go = (top: number): void => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
    window.dispatchEvent(new Event('scroll'));
  };
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: END + 800 });
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    scrolled(to.top!);
    go(to.top!);
  }) as typeof window.scrollTo);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 2_800 - window.scrollY, 100, 44),
  );
  go(0);
  return { scrolled, go };
};

beforeEach(() => setReadAloud(false));
afterEach(async () => {
  vi.restoreAllMocks();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 768 });
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  setReadAloud(true);
  await forgetChats();
});

const asked = async () => {
  const page = layOut();
  const coach = scriptCoach();
  const { user } = openCoach();
  await user.type(field(), 'Hello{Enter}');
  const { turn_id } = coach.questions()[0]!;
  const hears = (seq: number, text: string) =>
    act(async () => handleToken({ type: 'coach_token', turn_id: turn_id!, seq, text }));
  return { ...page, coach, user, hears };
};
const atEnd = () => window.scrollY === END;

describe('A growing chat', () => {
  it('a growing chat follows the newest message for a reader at the end', async () => {
    const { go, hears } = await asked();
    expect(atEnd()).toBe(true);
    await act(async () => go(END - 30));
    await hears(0, 'Hello ');
    expect(atEnd()).toBe(true);
  });

  it('a growing chat keeps the position of a user who scrolled up until they ask or jump to the latest message', async () => {
    const { go, hears, coach, user } = await asked();
    await act(async () => go(500));
    await hears(0, 'Hello ');
    await coach.says({ response: 'Hello there!' });
    expect(window.scrollY).toBe(500);
    await user.click(screen.getByRole('button', { name: 'Jump to latest' }));
    expect(atEnd()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
    await act(async () => go(500));
    await user.type(field(), 'And now?{Enter}');
    expect(atEnd()).toBe(true);
    await coach.says({ response: 'Now too.' });
  });

  it('stops scrolling at the question, so that a long answer is read from its beginning', async () => {
    const { hears } = await asked();
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 9_000 });
    await hears(0, 'A long answer');
    expect(window.scrollY).toBe(2_800 - 24);
    await hears(1, ' that goes on');
    expect(window.scrollY).toBe(2_800 - 24);
  });

  it("a growing chat keeps the reader's position when earlier messages load above it", async () => {
    const { go } = layOut();
    const coach = scriptCoach();
    const [older, newer] = [[1, 2, 3].flatMap((at) => kept(at)), [4, 5].flatMap((at) => kept(at))];
    coach.api.on(coachRoutes.messages, ({ query }) =>
      query.get('before') === turnOf(4)
        ? { messages: older, has_more: false }
        : { messages: newer, has_more: true },
    );
    const { user } = openCoach();
    await screen.findByText('Question 4');
    // Each row is 100 px high.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = [...document.querySelectorAll('[data-from]')].indexOf(this);
      return new DOMRect(0, Math.max(0, place) * 100 - window.scrollY, 100, 100);
    });
    await act(async () => go(10));
    const row = screen.getByText('Question 4').closest('li')!;
    const before = row.getBoundingClientRect().top;
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await screen.findByText('Question 1');
    expect(row.getBoundingClientRect().top).toBe(before);
    expect(window.scrollY).toBeGreaterThan(600);
  });
});
