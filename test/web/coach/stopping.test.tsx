import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coachRoutes } from '#shared/coach/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { handleToken } from '#web/features/coach/chat/coach-tokens.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { chat, field, forgetChats, kept, openCoach, said, scriptCoach } from './open-coach.tsx';

beforeEach(() => setReadAloud(false));
afterEach(async () => {
  setReadAloud(true);
  await forgetChats();
});

const asked = async () => {
  const coach = scriptCoach();
  coach.api.on(coachRoutes.stop, () => undefined);
  const { user } = openCoach();
  await user.type(field(), 'What is left?{Enter}');
  const { turn_id = '' } = coach.questions()[0]!;
  const hears = (seq: number, text: string) =>
    act(async () => handleToken({ type: 'coach_token', turn_id, seq, text }));
  const stops = () => coach.api.sentTo(coachRoutes.stop).map(({ body }) => body);
  return { coach, user, hears, stops, turn_id };
};
const stopButton = () => screen.getByRole('button', { name: 'Stop' });
const reply = () => said()[1];

describe('The Stop button', () => {
  it('takes the place of Send while a reply is pending, freezes what is shown and marks it as stopped', async () => {
    const { coach, user, hears, stops, turn_id } = await asked();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await hears(0, 'You have 500 kcal left. ');
    await user.click(stopButton());
    expect(stops()).toEqual([{ turn_id, pieces: 1 }]);
    await hears(1, 'Eat a salad.');
    expect(reply()).toBe('ai: You have 500 kcal left.');
    expect(screen.getByRole('button', { name: 'Stopping…' }).getAttribute('aria-disabled')).toBe('true');
    await coach.says({ response: 'You have 500 kcal left.', engine: 'model', is_stopped: true });
    expect(reply()).toBe('ai: You have 500 kcal left.Stopped: the rest was not written.');
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
    expect(field().disabled).toBe(false);
  });

  it('stops the reply on Escape too, and only once', async () => {
    const { user, hears, stops } = await asked();
    await hears(0, 'You have 500 kcal left. ');
    await user.keyboard('{Escape}{Escape}');
    expect(stops()).toHaveLength(1);
  });

  it('leaves Escape to an open dialog', async () => {
    const { user, stops } = await asked();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    await user.keyboard('{Escape}');
    dialog.remove();
    expect(stops()).toEqual([]);
  });

  it('says that nothing was charged when it was clicked before the first sentence', async () => {
    const { coach, user, stops, turn_id } = await asked();
    await user.click(stopButton());
    expect(stops()).toEqual([{ turn_id, pieces: 0 }]);
    await coach.says({ response: '', engine: 'model', is_stopped: true });
    expect(reply()).toBe('ai: Stopped before the first sentence. Nothing was logged or charged.');
  });

  it('lets the reply go on when the server cannot be reached', async () => {
    const { coach, user, hears } = await asked();
    coach.api.on(coachRoutes.stop, () => failure('INTERNAL'));
    await user.click(stopButton());
    await waitFor(() => expect(stopButton()).toBeTruthy());
    await hears(0, 'You have 500 kcal left. ');
    expect(reply()).toBe('ai: You have 500 kcal left.');
  });

  it('shows the whole reply when it was complete before it could be stopped', async () => {
    const { coach, user, hears } = await asked();
    await hears(0, 'You have 500 kcal left. ');
    await user.click(stopButton());
    await coach.says({ response: 'You have 500 kcal left. Eat a salad.', engine: 'model' });
    expect(reply()).toBe('ai: You have 500 kcal left. Eat a salad.');
  });
});

it('A stopped reply stays marked after a reload', async () => {
  scriptCoach(kept(1, { is_stopped: true }));
  openCoach();
  await waitFor(() => expect(chat().at(-1)).toBe('ai: Answer 1.Stopped: the rest was not written.'));
});
