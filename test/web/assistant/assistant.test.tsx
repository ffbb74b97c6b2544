import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { speechRoutes } from '#shared/speech/routes.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import { handleToken } from '#web/features/coach/chat/coach-tokens.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { forgetChats, scriptCoach, twoEggs } from '../coach/open-coach.tsx';
import { type ScriptedSound, scriptSound } from '../speech/scripted-sound.ts';
import { scriptMicrophone, soundIn } from '../voice/scripted-microphone.ts';
import { is, open, plate, said, spoken, state, tap } from './open-assistant.tsx';

let microphone: ReturnType<typeof scriptMicrophone>;
let sound: ScriptedSound;
let coach: ReturnType<typeof scriptCoach>;
beforeEach(() => {
  microphone = scriptMicrophone({ recogniser: true, recorder: true });
  sound = scriptSound();
  coach = scriptCoach();
});
afterEach(async () => {
  await forgetChats();
  setReadAloud(true);
  vi.restoreAllMocks();
});

describe('The voice assistant', () => {
  it('VOICE-01 the voice assistant records on the first tap and sends on the next', async () => {
    open();
    expect(plate().getAttribute('aria-label')).toBe('Start recording');
    await tap();
    await is('recording');
    expect(plate().getAttribute('aria-label')).toBe('Stop recording');
    expect(microphone.track.isOn).toBe(true);
    expect(coach.api.sentTo(voiceRoutes.transcribe)).toHaveLength(0);
    await tap();
    await waitFor(() => expect(coach.questions()).toHaveLength(1));
    expect(microphone.track.isOn).toBe(false);
    expect(coach.api.sentTo(voiceRoutes.transcribe).map(({ body }) => soundIn(body))).toEqual(['part 1']);
    await coach.says({ response: '' });
  });

  it('the voice assistant puts a transcript that was hard to hear into the field instead of sending it', async () => {
    coach.api.on(voiceRoutes.transcribe, () => ({ text: 'two legs', is_unsure: true as const }));
    open();
    await tap();
    await is('recording');
    await tap();
    await screen.findByText(/^Did you say “two legs”\?/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Or type it').value).toBe('two legs');
    expect(coach.questions()).toEqual([]);
  });

  it('VOICE-04 asks nutrition-assistant with context voice_interaction', async () => {
    open();
    await spoken(coach);
    expect(coach.questions()[0]).toMatchObject({
      message: 'how much protein today',
      context: 'voice_interaction',
      userId: 'user-1',
    });
    expect(coach.api.requests.some(({ path }) => path === '/api/functions/nutrition-assistant')).toBe(true);
    await coach.says({ response: '' });
  });

  it('VOICE-02 VOICE-03 VOICE-10 moves through idle, recording, processing, speaking and back to idle', async () => {
    open();
    expect(state()).toBe('idle');
    await tap();
    await is('recording');
    await tap();
    await is('processing');
    await waitFor(() => expect(coach.questions()).toHaveLength(1));
    expect(state()).toBe('processing');
    await tap();
    expect(microphone.recorders).toHaveLength(1);
    await coach.says({ response: 'You had 80 g of protein.' });
    await is('speaking');
    expect(await sound.played()).toEqual(['reply']);
    expect(coach.api.sentTo(speechRoutes.speak)[0]!.body).toEqual({
      text: 'You had 80 g of protein.',
      voice: 'nova',
    });
    await act(async () => sound.ends());
    await is('idle');
  });

  it('shows the transcript and the reply as text, newest first, while the reply streams', async () => {
    open();
    await spoken(coach);
    const { turn_id } = coach.questions()[0]!;
    await act(async () => handleToken({ type: 'coach_token', turn_id: turn_id!, seq: 0, text: 'You had ' }));
    expect(said()).toContain('how much protein today');
    expect(said()).toContain('You had');
    await coach.says({ response: 'You had 80 g.' });
    await userEvent.type(screen.getByLabelText('Or type it'), 'Thanks{Enter}');
    await coach.says({ response: 'You are welcome.' });
    expect(said().indexOf('You are welcome.')).toBeLessThan(said().indexOf('You had 80 g.'));
    // The field stays next to the newest answer in long conversations.
    const field = screen.getByLabelText('Or type it');
    const talk = screen.getByRole('region', { name: 'Conversation' });
    expect(field.compareDocumentPosition(talk)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('D35 counts a spoken message, but not a typed one, towards the first voice log', async () => {
    const { user } = open();
    await spoken(coach);
    expect(coach.questions()[0]).toMatchObject({ spoken: true });
    await coach.says({ response: '' });
    await user.type(screen.getByLabelText('Or type it'), 'I ate two eggs{Enter}');
    await waitFor(() => expect(coach.questions()).toHaveLength(2));
    expect(coach.questions()[1]).not.toHaveProperty('spoken');
    await coach.says({ response: '' });
  });

  it('the voice assistant shows the logged food with Undo', async () => {
    open();
    await spoken(coach);
    await coach.says({ response: 'Logged two eggs.', engine: 'model', written: [twoEggs] });
    expect(screen.getByText(/2 eggs/).textContent).toMatch(/^Logged: 2 eggs, 143 kcal, breakfast/);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('the voice assistant stops speaking and listens again when tapped', async () => {
    open();
    await spoken(coach);
    await coach.says({ response: 'A long reply.' });
    await is('speaking');
    await tap();
    await is('recording');
    expect(screen.queryByRole('button', { name: 'Stop reading aloud' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  });

  it('listens again on a tap while the audio of a finished answer is loading', async () => {
    coach.api.on(speechRoutes.speak, () => new Promise<never>(() => undefined));
    open();
    await spoken(coach);
    expect(plate().getAttribute('aria-disabled')).toBe('true');
    await coach.says({ response: 'A long reply.' });
    expect(screen.getByText('Loading audio…')).toBeDefined();
    expect(plate().getAttribute('aria-disabled')).toBe('false');
    await tap();
    await is('recording');
    await userEvent.keyboard('{Escape}');
    await is('idle');
  });

  it('the voice assistant works by keyboard: Space starts and sends, Escape discards', async () => {
    open();
    await userEvent.keyboard(' ');
    await is('recording');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('{Escape}');
    await is('idle');
    expect(coach.api.sentTo(voiceRoutes.transcribe)).toHaveLength(0);
    await userEvent.keyboard(' ');
    await is('recording');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(coach.questions()).toHaveLength(1));
    await coach.says({ response: '' });
  });

  it('D45 asks for consent before recordings go to a provider, and accepts a refusal', async () => {
    coach.api.on(profileRoutes.read, () => aProfile({ ai_consent: null }));
    open();
    await tap();
    await screen.findByRole('heading', { name: 'May a provider see it?' });
    expect(microphone.opened).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Don’t allow' }));
    expect(await screen.findByText(/we can’t record you. Type instead/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change my choice' })).toBeDefined();
  });

  it('DASH-19 the voice assistant links to /ai-coach for a longer conversation', () => {
    open();
    expect(screen.getByRole('link', { name: 'AI Coach' }).getAttribute('href')).toBe('/ai-coach');
  });

  it('the voice assistant shows the price before a question is asked', () => {
    open();
    expect(screen.getByText(/2 credits for AI answers/)).toBeDefined();
    expect(screen.getByText(/costs 1 credit/)).toBeDefined();
  });
});
