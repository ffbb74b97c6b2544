import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coachRoutes } from '#shared/coach/routes.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { field, forgetChats, kept, openCoach, scriptCoach, turnOf, twoEggs } from './open-coach.tsx';

beforeEach(() => setReadAloud(false));
afterEach(async () => {
  setReadAloud(true);
  await forgetChats();
  vi.restoreAllMocks();
});

describe('The entries saved by an answer', () => {
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  it('the entries saved by an answer show the stored values with Undo, which works once', async () => {
    const coach = scriptCoach(kept(1, { written: [twoEggs] }));
    coach.api.on(coachRoutes.undo, ({ body }) => ({
      turn_id: (body as { turn_id: string }).turn_id,
      undone: [twoEggs.id],
      kept: [],
    }));
    const { user } = openCoach();
    await user.type(field(), 'Log a banana{Enter}');
    await coach.says({
      response: 'Done.',
      engine: 'model',
      written: [{ ...twoEggs, id: '01JD0000000000000000000002', food_name: 'Banana', calories: 1_105 }],
    });
    const buttons = await screen.findAllByRole('button', { name: 'Undo' });
    expect(buttons).toHaveLength(2);
    expect(screen.getByText(/Banana/).textContent).toMatch(/^Logged: Banana, 1,105 kcal, breakfast /);
    await user.dblClick(buttons[1]!);
    await screen.findByText('Undone', { selector: 'p' });
    expect(coach.api.sentTo(coachRoutes.undo).map(({ body }) => body)).toEqual([
      { turn_id: coach.questions()[0]!.turn_id },
    ]);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    // The button has disappeared, but keyboard users keep their position.
    expect(document.activeElement?.textContent).toBe('Undone');
    expect(await screen.findByText('Everything is back to how it was.')).toBeDefined();
  });

  it('the entries saved by an answer stay when the user changed them since, with an explanation', async () => {
    const coach = scriptCoach(kept(1, { written: [twoEggs] }));
    coach.api.on(coachRoutes.undo, () => ({ turn_id: turnOf(1), undone: [], kept: [twoEggs.id] }));
    const { user } = openCoach();
    await screen.findByText('Answer 1.');
    await user.click(undo());
    expect((await findToast('Some changes weren’t undone')).tone).toBe('info');
    expect(undo()).toBeDefined();
  });

  it('the entries saved by an answer show the planned day for a planned meal', async () => {
    scriptCoach(
      kept(1, {
        written: [{ ...twoEggs, kind: 'planned_meal', id: 'row-00000001', time: '08:00', calories: 143 }],
      }),
    );
    openCoach();
    await screen.findByText('Answer 1.');
    expect(screen.getByText(/2 eggs/).textContent).toMatch(
      /^Planned: 2 eggs, 143 kcal, breakfast .+ at 08:00$/,
    );
  });

  it('the entries saved by an answer show that they were undone elsewhere', async () => {
    scriptCoach(kept(1, { written: [twoEggs], is_undone: true }));
    openCoach();
    await screen.findByText('Undone', { selector: 'p' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('A question of the coach before it saves anything', () => {
  const proposal = {
    kind: 'confirm' as const,
    options: ['Confirm'],
    draft: '238 g Pizza',
    expires_at: '2100-01-01T00:00:00.000Z',
  };

  it('a question of the coach is answered by Confirm, with the turn that asked', async () => {
    const coach = scriptCoach();
    const { user } = openCoach();
    await user.type(field(), 'pizza{Enter}');
    await coach.says({ response: 'Log “Pizza”?', proposal });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const [asked, confirmed] = coach.questions();
    expect(confirmed).toMatchObject({ message: 'Yes', answers: { turn_id: asked?.turn_id, option: 0 } });
    // The next message closes the question.
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await coach.says({ response: 'Logged.', written: [twoEggs] });
  });

  it('a question of the coach can be changed in the message field', async () => {
    scriptCoach(kept(1, { proposal }));
    const { user } = openCoach();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(field()).toHaveProperty('value', '238 g Pizza');
    expect(document.activeElement).toBe(field());
  });

  it('a question of the coach with several options has a button for each', async () => {
    const options = ['Latte, breakfast', 'Latte, lunch'];
    scriptCoach(kept(1, { proposal: { ...proposal, kind: 'choice', options } }));
    openCoach();
    for (const name of options) expect(await screen.findByRole('button', { name })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });
});

describe('The turns that an answer undid', () => {
  it('the turns that an answer undid lose their undo button', async () => {
    const coach = scriptCoach();
    const { user } = openCoach();
    await user.type(field(), 'Log two eggs{Enter}');
    await coach.says({ response: 'Logged.', written: [twoEggs] });
    await screen.findByRole('button', { name: 'Undo' });
    await user.type(field(), 'undo{Enter}');
    await coach.says({ response: 'Undone.', undone_turns: [coach.questions()[0]!.turn_id!] });
    await screen.findByText('Undone', { selector: 'p' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
