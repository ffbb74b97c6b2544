import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { speechRoutes } from '#shared/speech/routes.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { failure } from '#test/support/scripted-api.ts';
import { Assistant } from '#web/features/assistant/assistant.tsx';
import { hearToken } from '#web/lib/coach/coach-tokens.ts';
import { setReadAloud } from '#web/lib/speech/read-aloud-choice.ts';
import { aProfile } from '../profile/a-profile.ts';
import { consentQuestion, forgetChats, scriptCoach, signInSomeone, twoEggs } from '../coach/open-coach.tsx';
import { type ScriptedSound, scriptSound } from '../speech/scripted-sound.ts';
import { renderScreen } from '../ui/render-screen.tsx';
import { shownToast } from '../ui/shown-toast.ts';
import { scriptMicrophone, soundIn } from '../voice-logger/scripted-microphone.ts';

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

const open = () => {
  signInSomeone();
  return renderScreen(<Assistant renderConsent={consentQuestion} />);
};
const plate = () => screen.getByRole('button', { name: /^(?:Start|Stop) recording$/ });
const state = () => plate().dataset.state;
const is = (wanted: string) => waitFor(() => expect(state()).toBe(wanted));
const tap = () => userEvent.click(plate());
/** From the first tap to the question being asked. */
const spoken = async () => {
  await tap();
  await is('recording');
  await tap();
  await waitFor(() => expect(coach.questions().length).toBeGreaterThan(0));
};
const said = () => screen.queryByRole('region', { name: 'What was said' })?.textContent ?? '';

describe('the assistant', () => {
  it('VOICE-01 records on the first tap and sends on the next', async () => {
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

  it('VOICE-04 asks nutrition-assistant with context voice_interaction', async () => {
    open();
    await spoken();
    expect(coach.questions()[0]).toMatchObject({
      message: 'how much protein today',
      context: 'voice_interaction',
      userId: 'user-1',
    });
    expect(coach.api.requests.some(({ path }) => path === '/api/functions/nutrition-assistant')).toBe(true);
    await coach.says({ response: '' });
  });

  it('VOICE-02 VOICE-03 VOICE-10 goes idle, recording, processing, speaking, idle', async () => {
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

  it('shows what was said and the reply in words too, the newest first, as it is written', async () => {
    open();
    await spoken();
    const { turn_id } = coach.questions()[0]!;
    await act(async () => hearToken({ type: 'coach_token', turn_id: turn_id!, seq: 0, text: 'You had ' }));
    expect(said()).toContain('how much protein today');
    expect(said()).toContain('You had');
    await coach.says({ response: 'You had 80 g.' });
    await userEvent.type(screen.getByLabelText('Or type it'), 'Thanks{Enter}');
    await coach.says({ response: 'You are welcome.' });
    expect(said().indexOf('You are welcome.')).toBeLessThan(said().indexOf('You had 80 g.'));
  });

  it('shows what was logged, with Undo', async () => {
    open();
    await spoken();
    await coach.says({ response: 'Logged two eggs.', engine: 'model', written: [twoEggs] });
    expect(screen.getByText(/2 eggs/).textContent).toMatch(/^Logged: 2 eggs, 143 kcal, breakfast/);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('is interrupted by a tap while it speaks: it listens again', async () => {
    open();
    await spoken();
    await coach.says({ response: 'A long reply.' });
    await is('speaking');
    await tap();
    await is('recording');
    expect(screen.queryByRole('button', { name: 'Stop reading aloud' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  });

  it('works by keyboard: Space begins and sends, Escape throws away', async () => {
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

  it("VOICE-05 shows 'Error' / 'Could not access microphone' when it cannot be had, and can be typed to", async () => {
    microphone.opened.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    open();
    await tap();
    expect(await shownToast('Error')).toEqual({ tone: 'error', text: 'ErrorCould not access microphone' });
    await is('idle');
    await userEvent.type(screen.getByLabelText('Or type it'), 'What is left?{Enter}');
    await coach.says({ response: '500 kcal.' });
    expect(said()).toContain('500 kcal.');
  });

  it.each<[string, () => Promise<void>]>([
    [
      'no words',
      async () => {
        coach.api.on(voiceRoutes.transcribe, () => failure('INTERNAL'));
        await tap();
        await is('recording');
        await tap();
      },
    ],
    [
      'no answer',
      async () => {
        await spoken();
        await coach.says(failure('INTERNAL'));
      },
    ],
  ])("VOICE-06 shows 'Error' / 'Failed to process voice input' when there is %s", async (_, fail) => {
    open();
    await fail();
    expect(await shownToast('Error')).toEqual({
      tone: 'error',
      text: 'ErrorFailed to process voice input',
    });
    await is('idle');
  });

  it("VOICE-07 (D33) shows 'Voice feature temporarily unavailable' for a used up quota, and no message", async () => {
    coach.api.on(voiceRoutes.transcribe, () => ({
      text: voiceMessages.quota_exceeded,
      error: 'quota_exceeded' as const,
    }));
    open();
    await tap();
    await is('recording');
    await tap();
    expect((await shownToast('Voice feature temporarily unavailable')).tone).toBe('error');
    expect(said()).toBe('');
    await is('idle');
  });

  it('D33 tells of an answer without AI by a toast', async () => {
    open();
    await spoken();
    await coach.says({ response: 'You had 80 g.', quota_exceeded: true });
    expect((await shownToast('AI answers are used up for now')).tone).toBe('info');
  });

  it("VOICE-08 shows 'Audio playback unavailable' where there is no voice, and the reply in words", async () => {
    coach.api.on(speechRoutes.speak, () => ({ fallback: true, error: 'The voice is busy.' }));
    open();
    await spoken();
    await coach.says({ response: 'You had 80 g.' });
    expect((await shownToast('Audio playback unavailable')).tone).toBe('info');
    expect(said()).toContain('You had 80 g.');
  });

  it('VOICE-09 only logs an error of the voice', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    coach.api.on(speechRoutes.speak, () => ({ error: 'There is nothing to read.' }));
    open();
    await spoken();
    await coach.says({ response: 'You had 80 g.' });
    await waitFor(() => expect(log).toHaveBeenCalled());
    await is('idle');
    expect(screen.queryByText('Audio playback unavailable')).toBeNull();
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('D45 asks first whether recordings may go to a provider, and takes no for an answer', async () => {
    coach.api.on(profileRoutes.read, () => aProfile({ ai_consent: null }));
    open();
    await tap();
    await screen.findByRole('heading', { name: 'May a provider see it?' });
    expect(microphone.opened).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Don’t allow' }));
    expect(await screen.findByText(/nothing is recorded. Please type instead/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose again' })).toBeDefined();
  });

  it('DASH-19 links to /ai-coach for a longer talk', () => {
    open();
    expect(screen.getByRole('link', { name: 'AI Coach' }).getAttribute('href')).toBe('/ai-coach');
  });

  it('says before it is asked what it costs', () => {
    open();
    expect(screen.getByText(/Costs 2 credits when AI answers/)).toBeDefined();
    expect(screen.getByText(/for 1 credit/)).toBeDefined();
  });
});
