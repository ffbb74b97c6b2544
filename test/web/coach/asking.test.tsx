import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { speechRoutes } from '#shared/speech/routes.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { quickQuestions, suggestedQuestions } from '#web/features/coach/coach-questions.ts';
import { setConnectionId } from '#web/features/coach/chat/socket-connection.ts';
import { forgetSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { people, sourceOf } from '../../shared/facts/two-people.ts';
import { paid } from '#test/support/builders/a-subscription.ts';
import { setSubscription } from '#test/support/screen/session.ts';
import { scriptSound, type ScriptedSound } from '../speech/scripted-sound.ts';
import { chat, dots, field, forgetChats, openCoach, said, scriptCoach } from './open-coach.tsx';

let sound: ScriptedSound;
beforeEach(() => {
  sound = scriptSound();
});
afterEach(async () => {
  await forgetChats();
  forgetSubscription();
  vi.restoreAllMocks();
});

const opened = async () => {
  const coach = scriptCoach();
  const { user } = openCoach();
  await screen.findByRole('region', { name: 'Suggested questions' });
  return { coach, user };
};
const suggested = () => screen.queryByRole('region', { name: 'Suggested questions' });

describe('The AI coach', () => {
  it('COACH-02 starts with a welcome that uses the name and explains where values come from', async () => {
    await opened();
    expect(chat()).toHaveLength(1);
    expect(chat()[0]).toMatch(/^ai: Hi Mara, I’m your nutrition coach\./);
    expect(chat()[0]).toContain('Every number comes from your entries and our food database.');
  });

  it('COACH-03 COACH-04 shows four of six suggested questions until the first question', async () => {
    const { coach, user } = await opened();
    expect(suggestedQuestions).toHaveLength(6);
    const shown = [...suggested()!.querySelectorAll('button')];
    expect(shown.map((button) => button.textContent)).toEqual(suggestedQuestions.slice(0, 4));
    await user.click(shown[1]!);
    expect(coach.questions()[0]!.message).toBe(suggestedQuestions[1]);
    expect(suggested()).toBeNull();
    await coach.says({ response: 'You had 80 g.' });
    expect(suggested()).toBeNull();
  });

  it('COACH-06 shows the quick buttons Analyze Data, Meal Ideas and Health Tips', () => {
    expect(quickQuestions.map(({ label }) => label)).toEqual(['Analyze Data', 'Meal Ideas', 'Health Tips']);
  });

  it.each(quickQuestions)(
    'COACH-06 asks its question when the quick button $label is clicked',
    async ({ label, question }) => {
      const { coach, user } = await opened();
      await user.click(screen.getByRole('button', { name: label }));
      expect(coach.questions()[0]!.message).toBe(question);
    },
  );

  it('suggests only questions that can also be answered without a language model', () => {
    const facts = factsOf(sourceOf(people()[0]));
    for (const question of [...suggestedQuestions, ...quickQuestions.map((quick) => quick.question)]) {
      const { isUnderstood, response } = answerByRules(question, facts, {
        foods: (words) => describeMeal(words).items,
      });
      expect([question, isUnderstood, response !== '']).toEqual([question, true, true]);
    }
  });

  it('COACH-05 COACH-09 shows a field, a microphone and Send; Enter sends, Shift+Enter adds a line', async () => {
    const { coach, user } = await opened();
    expect(screen.getByRole('button', { name: 'Record a message' })).toBeDefined();
    await user.type(field(), 'What is left?{Shift>}{Enter}{/Shift}And tomorrow?');
    expect(coach.questions()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(coach.questions()[0]!.message).toBe('What is left?\nAnd tomorrow?');
    expect(field().value).toBe('');
    await coach.says({ response: '500 kcal.' });
    await user.type(field(), 'Thanks');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(coach.questions()[1]!.message).toBe('Thanks');
  });

  it('COACH-21 asks nutrition-assistant with context ai_coach for this user and connection', async () => {
    const { coach, user } = await opened();
    setConnectionId('window-1');
    await user.type(field(), 'What is left?{Enter}');
    expect(coach.api.requests.at(-1)!.path).toBe('/api/functions/nutrition-assistant');
    expect(coach.questions()[0]).toEqual({
      message: 'What is left?',
      context: 'ai_coach',
      userId: 'user-1',
      turn_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      connection_id: 'window-1',
      time_zone: expect.any(String),
    });
  });

  it('COACH-07 the AI coach ignores empty and blank messages', async () => {
    const { coach, user } = await opened();
    await user.type(field(), '{Enter}');
    await user.type(field(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(coach.questions()).toEqual([]);
    expect(chat()).toHaveLength(1);
  });

  it('COACH-08 COACH-10 COACH-11 blocks input while a reply loads, shows typing dots, then the reply', async () => {
    const { coach, user } = await opened();
    await user.type(field(), 'What is left?{Enter}');
    expect(said()).toEqual(['user: What is left?', 'ai: ']);
    expect(dots()).not.toBeNull();
    expect(field().disabled).toBe(true);
    await user.keyboard('more{Enter}');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Meal Ideas' }));
    expect(coach.questions()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Clear history' }).getAttribute('aria-disabled')).toBe('true');

    await coach.says({ response: 'You have 500 kcal left.', engine: 'model' });
    expect(said()).toEqual(['user: What is left?', 'ai: You have 500 kcal left.']);
    expect(dots()).toBeNull();
    expect(field().disabled).toBe(false);
  });

  it('returns the focus to the field for the next question', async () => {
    const { coach, user } = await opened();
    await user.type(field(), 'What is left?{Enter}');
    await coach.says({ response: '500 kcal.' });
    expect(document.activeElement).toBe(field());
  });

  it.each([
    ['with a mouse or keyboard: it returns to the field', false, true],
    ['by touch: it stays away so that no keyboard covers the answer', true, false],
  ])('handles the focus after a suggested question too, %s', async (_, isTouch, isFocused) => {
    const asks = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('pointer: coarse') ? { ...asks(query), matches: isTouch } : asks(query),
    );
    const { coach, user } = await opened();
    const focused: EventTarget[] = [];
    const note = ({ target }: Event) => void focused.push(target!);
    document.addEventListener('focusin', note);
    await user.click(suggested()!.querySelector('button')!);
    document.removeEventListener('focusin', note);
    // Checked before the button disappears, so that focus is never lost.
    expect(focused.at(-1) === field()).toBe(isFocused);
    await coach.says({ response: '500 kcal.' });
    expect(document.activeElement === field()).toBe(isFocused);
  });

  it('COACH-14 COACH-15 reads a reply aloud with the voice nova while a speaker icon pulses', async () => {
    const { coach, user } = await opened();
    await user.type(field(), 'What is left?{Enter}');
    await coach.says({ response: 'You have 500 kcal left.' });
    const speaker = await screen.findByRole('button', { name: 'Stop reading aloud' });
    expect(speaker.querySelector('[data-pulsing]')).not.toBeNull();
    expect(coach.api.sentTo(speechRoutes.speak)[0]!.body).toEqual({
      text: 'You have 500 kcal left.',
      voice: 'nova',
    });
    expect(await sound.played()).toEqual(['reply']);
    await act(async () => sound.ends());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop reading aloud' })).toBeNull());
  });

  it('the AI coach announces a pending reply to screen readers, then reads it once when it is complete', async () => {
    const { coach, user } = await opened();
    const status = screen.getByRole('status', { name: 'Latest reply' });
    const told: string[] = [];
    const watching = new MutationObserver(() => told.push(status.textContent ?? ''));
    watching.observe(status, { childList: true, characterData: true, subtree: true });
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
    await user.type(field(), 'What is left?{Enter}');
    await coach.says({ response: 'You have **500 kcal** left.\n- Soup\n- Salad' });
    watching.disconnect();
    expect(told).toEqual(['Writing a reply…', 'You have 500 kcal left. Soup Salad']);
  });

  it('marks an answer from without a language model and links its sources', async () => {
    const { coach, user } = await opened();
    await user.type(field(), 'Protein?{Enter}');
    await coach.says({
      response: 'EFSA names 0.83 g per kg.',
      sources: [
        { title: 'EFSA', url: 'https://www.efsa.europa.eu/' },
        { title: 'Your entries', url: null },
      ],
    });
    expect(screen.getByText('From your own data, no AI')).toBeDefined();
    expect(screen.getByRole('link', { name: 'EFSA' }).getAttribute('href')).toBe(
      'https://www.efsa.europa.eu/',
    );
    expect(screen.getByRole('list', { name: 'Sources' }).textContent).toBe('EFSAYour entries');
    await user.type(field(), 'Hello{Enter}');
    await coach.says({ response: 'Hello!', engine: 'model' });
    expect(screen.getAllByText('From your own data, no AI')).toHaveLength(1);
  });

  it('shows the price of an answer before a question, unless credits are unlimited', async () => {
    await opened();
    const price = /^2 credits for AI answers\. Answers from your own data are free\.$/;
    expect(screen.getByText(price)).toBeDefined();
    act(() => setSubscription(paid({ subscription_tier: 'enterprise' })));
    expect(screen.queryByText(/credit/)).toBeNull();
  });

  it('the AI coach keeps an unsent draft while the user visits another page', async () => {
    const { user, unmount } = { ...(scriptCoach(), openCoach()) };
    await user.type(field(), 'What about');
    unmount();
    openCoach();
    expect(field().value).toBe('What about');
  });
});
