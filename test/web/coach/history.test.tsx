import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coachRoutes } from '#shared/coach/routes.ts';
import { coachMessage, type CoachMessage } from '#shared/coach/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { coachConversation } from '#web/features/coach/coach-conversation.ts';
import { messagesOfTurn } from '#web/features/coach/chat/chat-turn.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import {
  chat,
  field,
  forgetChats,
  kept,
  liveQueries,
  openCoach,
  said,
  scriptCoach,
  turnOf,
} from './open-coach.tsx';

beforeEach(() => setReadAloud(false));
afterEach(async () => {
  setReadAloud(true);
  await forgetChats();
  vi.restoreAllMocks();
});

const clearButton = () => screen.getByRole('button', { name: 'Clear history' });

describe('The chat history', () => {
  it('the chat history loads when the page opens, before new questions', async () => {
    const coach = scriptCoach(kept(1));
    const { user } = openCoach();
    await screen.findByText('Answer 1.');
    await user.type(field(), 'And now?{Enter}');
    await coach.says({ response: 'Now too.', engine: 'model' });
    expect(said()).toEqual(['user: Question 1', 'ai: Answer 1.', 'user: And now?', 'ai: Now too.']);
    expect(screen.queryByRole('region', { name: 'Suggested questions' })).toBeNull();
  });

  it('COACH-19 the chat history consists of messages with id, type, content and timestamp, including those of this tab', async () => {
    const coach = scriptCoach();
    const { user } = openCoach();
    await user.type(field(), 'Hello{Enter}');
    await coach.says({ response: 'Hello!', engine: 'model' });
    const messages = coachConversation.store.getState().turns.flatMap(messagesOfTurn);
    for (const message of messages) expect(coachMessage.safeParse(message).success).toBe(true);
    expect(messages.map(({ type, content }) => [type, content])).toEqual([
      ['user', 'Hello'],
      ['ai', 'Hello!'],
    ]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
  });

  it('the chat history shows each message once when the server also sends it', async () => {
    const history: CoachMessage[] = [];
    const coach = scriptCoach(history);
    const { user, unmount } = openCoach();
    await user.type(field(), 'Hello{Enter}');
    const { turn_id } = coach.questions()[0]!;
    await coach.says({ response: 'Hello!', engine: 'model' });
    history.push(...kept(1).map((message) => ({ ...message, turn_id: turn_id! })));
    unmount();
    openCoach();
    await waitFor(() => expect(coach.api.sentTo(coachRoutes.messages)).toHaveLength(2));
    expect(said()).toEqual(['user: Hello', 'ai: Hello!']);
  });

  it('stores an answer in the background that arrives after the page was left', async () => {
    const coach = scriptCoach();
    const { user, unmount } = openCoach();
    await user.type(field(), 'Hello{Enter}');
    unmount();
    await coach.says({ response: 'Hello!', engine: 'model' });
    openCoach();
    expect(said()).toEqual(['user: Hello', 'ai: Hello!']);
  });

  it('shows a load failure with Retry while the coach still answers', async () => {
    const coach = scriptCoach(kept(1));
    coach.api.on(coachRoutes.messages, () => failure('INTERNAL'));
    const { user } = openCoach();
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load earlier messages');
    await user.type(field(), 'Hello{Enter}');
    await coach.says({ response: 'Hello!', engine: 'model' });
    expect(said()).toEqual(['user: Hello', 'ai: Hello!']);
    coach.api.on(coachRoutes.messages, () => ({ messages: kept(1), has_more: false }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(said()).toHaveLength(4));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the chat history loads page by page', async () => {
    const coach = scriptCoach();
    coach.api.on(coachRoutes.messages, ({ query }) =>
      query.get('before') === turnOf(2)
        ? { messages: kept(1), has_more: false }
        : { messages: kept(2), has_more: true },
    );
    const { user } = openCoach();
    await screen.findByText('Answer 2.');
    expect(chat()[0]).toBe('user: Question 2');
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await screen.findByText('Answer 1.');
    expect(said()).toEqual(['user: Question 1', 'ai: Answer 1.', 'user: Question 2', 'ai: Answer 2.']);
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  it('renders only one of 500 messages again while a reply streams', async () => {
    const coach = scriptCoach(Array.from({ length: 250 }, (_, number) => kept(number)).flat());
    const { user } = openCoach();
    await screen.findByText('Answer 249.');
    await user.type(field(), 'Hello{Enter}');
    const changed = new Set<Node>();
    const rows = [...document.querySelectorAll('[data-from]')];
    const watching = new MutationObserver((changes) => {
      for (const { target } of changes) changed.add(target);
    });
    watching.observe(screen.getByRole('log'), { childList: true, characterData: true, subtree: true });
    const { handleToken } = await import('#web/features/coach/chat/coach-tokens.ts');
    const { turn_id } = coach.questions()[0]!;
    await act(async () =>
      handleToken({ type: 'coach_token', turn_id: turn_id!, seq: 0, text: 'Hello there' }),
    );
    watching.disconnect();
    const row = rows.at(-1)!;
    expect(row.textContent).toContain('Hello there');
    expect([...changed].every((node) => row.contains(node))).toBe(true);
    await coach.says({ response: 'Hello there.' });
  });

  it('the chat history disappears permanently after a confirmation', async () => {
    const coach = scriptCoach(kept(1));
    coach.api.on(coachRoutes.clear, () => new Response(null, { status: 204 }));
    const { user } = openCoach();
    await screen.findByText('Answer 1.');
    await user.click(clearButton());
    const dialog = await screen.findByRole('dialog', { name: 'Clear chat history?' });
    expect(dialog.textContent).toContain('can’t be undone.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(coach.api.sentTo(coachRoutes.clear)).toHaveLength(0);
    await user.click(clearButton());
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear history' }),
    );
    await waitFor(() => expect(chat()).toHaveLength(1));
    expect(coach.api.sentTo(coachRoutes.clear)).toHaveLength(1);
    expect((await findToast('History cleared')).tone).toBe('success');
    expect(screen.getByRole('region', { name: 'Suggested questions' })).toBeDefined();
  });

  it('the chat history disappears here when another tab clears it, except for new questions', async () => {
    let history: CoachMessage[] = [];
    const coach = scriptCoach();
    coach.api.on(coachRoutes.messages, () => ({ messages: history, has_more: false }));
    const { user } = openCoach();
    await user.type(field(), 'Hello{Enter}');
    await coach.says({ response: 'Hello!', engine: 'model' });
    const { turn_id } = coach.questions()[0]!;
    const queryClient = liveQueries();
    history = kept(1).map((message) => ({ ...message, turn_id: turn_id! }));
    await act(() => queryClient.invalidateQueries({ queryKey: ['coach'] }));
    expect(said()).toEqual(['user: Hello', 'ai: Hello!']);
    history = [];
    await user.type(field(), 'And now?{Enter}');
    await act(() => queryClient.invalidateQueries({ queryKey: ['coach'] }));
    await waitFor(() => expect(said()).toEqual(['user: And now?', 'ai: ']));
    await coach.says({ response: 'Now too.', engine: 'model' });
  });

  it('the chat history stays when clearing it fails', async () => {
    const coach = scriptCoach(kept(1));
    coach.api.on(coachRoutes.clear, () => failure('INTERNAL'));
    const { user } = openCoach();
    await screen.findByText('Answer 1.');
    await user.click(clearButton());
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear history' }),
    );
    expect((await findToast('Error')).tone).toBe('error');
    expect(said()).toHaveLength(2);
  });
});
