import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coachRoutes } from '#shared/coach/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { setConnectionId } from '#web/features/coach/chat/socket-connection.ts';
import { useInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { field, forgetChats, openCoach, said, scriptCoach, twoEggs } from './open-coach.tsx';

beforeEach(() => setReadAloud(false));
afterEach(async () => {
  setReadAloud(true);
  await forgetChats();
  vi.restoreAllMocks();
});

const EMPTY = "I'm sorry, I couldn't process your request right now. Please try again.";
const TROUBLE = "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.";

const asked = async () => {
  const coach = scriptCoach();
  const { user } = openCoach();
  await user.type(field(), 'Log two eggs{Enter}');
  return { coach, user };
};
const retry = () => screen.getByRole('button', { name: 'Retry' });

describe('A question to the coach', () => {
  it.each([
    ['empty', ''],
    ['blank', ' \n '],
  ])('COACH-16 the coach shows that an %s reply could not be processed', async (_, response) => {
    const { coach } = await asked();
    await coach.says({ response, engine: 'model' });
    expect(said()).toEqual(['user: Log two eggs', `ai: ${EMPTY}`]);
    expect(screen.queryByText('From your own data, no AI')).toBeNull();
  });

  it("COACH-17 COACH-18 shows the toast 'Error' with the message after a failure, and an error in the chat", async () => {
    const { coach } = await asked();
    await coach.says(failure('INTERNAL'));
    const toast = await findToast('Error');
    expect(toast.tone).toBe('error');
    expect(toast.text).toContain('Something went wrong');
    expect(said()[1]).toBe(`ai: ${TROUBLE}`);
  });

  it("COACH-17 shows 'Failed to get AI response' after a failure without a message", async () => {
    const { coach } = await asked();
    await coach.says(Response.json({ code: 'INTERNAL', message: '', request_id: 'req-1' }, { status: 500 }));
    expect((await findToast('Error')).text).toContain('Failed to get AI response');
  });

  it('a question to the coach stays in the chat after a failure and retries with the same key, so that nothing is written twice', async () => {
    const { coach, user } = await asked();
    await coach.says(failure('INTERNAL'));
    await user.click(retry());
    await coach.says({ response: 'Logged.', engine: 'model', written: [twoEggs] });
    expect(said()[0]).toBe('user: Log two eggs');
    expect(said()[1]).toMatch(/^ai: Logged\./);
    expect(said()).toHaveLength(2);
    expect(coach.keys()[0]).toBe(coach.keys()[1]);
    expect(coach.questions()[1]).toEqual(coach.questions()[0]);
  });

  it('a question to the coach stays with Retry when asked offline, and streams to the connection of the retry', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const coach = scriptCoach();
    setConnectionId('old');
    coach.api.on(coachRoutes.ask, () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = openCoach();
    await user.type(field(), 'What is left?{Enter}');
    expect((await findToast('Error')).text).toContain('You’re offline');
    expect(said()[0]).toContain('What is left?');
    expect(said()[1]).toBe(`ai: ${TROUBLE}`);
    vi.restoreAllMocks();
    setConnectionId('new');
    coach.alwaysSays({ response: '500 kcal.' });
    await user.click(retry());
    await waitFor(() => expect(said()[1]).toMatch(/^ai: 500 kcal\./));
    expect(coach.questions().map(({ connection_id }) => connection_id)).toEqual(['old', 'new']);
    expect(coach.keys()[0]).toBe(coach.keys()[1]);
  });

  it('a question to the coach does not block the next question when it fails', async () => {
    const { coach, user } = await asked();
    await coach.says(failure('INTERNAL'));
    await user.type(field(), 'Hello{Enter}');
    await coach.says({ response: 'Hello!', engine: 'model' });
    expect(said().slice(2)).toEqual(['user: Hello', 'ai: Hello!']);
    expect(coach.keys()[0]).not.toBe(coach.keys()[1]);
  });

  it('D33 shows in the chat and by a toast that the quota is used up', async () => {
    const { coach } = await asked();
    const why = 'You’re out of AI credits, so I’m answering from your data without a language model.';
    await coach.says({ response: `${why}\n\nYou have 500 kcal left.`, quota_exceeded: true });
    expect((await findToast('You’ve used up your AI answers for now')).tone).toBe('info');
    expect(said()[1]).toBe(`ai: ${why}You have 500 kcal left.From your own data, no AI`);
  });

  it('shows the options for insufficient credits without a second message over them', async () => {
    const { coach } = await asked();
    await coach.says(
      failure('CREDITS_EXHAUSTED', [
        { field: 'balance', message: '1' },
        { field: 'cost', message: '2' },
      ]),
    );
    expect(useInsufficientCredits.getState().shortage).toMatchObject({ balance: 1, cost: 2 });
    expect(said()[1]).toBe(`ai: ${TROUBLE}`);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('D45 the coach offers the language model when it would have answered', async () => {
    const { coach, user } = await asked();
    await coach.says({ response: 'You have 500 kcal left.', consent_needed: true });
    await user.click(screen.getByRole('button', { name: 'Ask AI' }));
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    expect(coach.questions()[1]!.message).toBe('Log two eggs');
    expect(coach.keys()[0]).not.toBe(coach.keys()[1]);
    await coach.says({ response: 'Logged.', engine: 'model' });
    expect(screen.queryByRole('button', { name: 'Ask AI' })).toBeNull();
  });

  it('D45 offers the language model no second time after an answer that saved something', async () => {
    const { coach } = await asked();
    await coach.says({ response: 'Logged.', consent_needed: true, written: [twoEggs] });
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask AI' })).toBeNull();
  });

  it('discards an answer that arrives after the session ended', async () => {
    const { coach } = await asked();
    const { useSession } = await import('#web/lib/session/session-store.ts');
    await act(async () => useSession.setState({ status: 'signed-out', user: null, interrupted: null }));
    await coach.says({ response: 'Secret.' });
    expect(said()).toEqual([]);
  });
});
