import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speechRoutes } from '#shared/speech/routes.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { failure } from '#test/support/scripted-api.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { forgetChats, scriptCoach } from '../coach/open-coach.tsx';
import { scriptSound } from '../speech/scripted-sound.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { scriptMicrophone } from '../voice/scripted-microphone.ts';
import { is, open, said, spoken, tap } from './open-assistant.tsx';

let microphone: ReturnType<typeof scriptMicrophone>;
let coach: ReturnType<typeof scriptCoach>;
beforeEach(() => {
  microphone = scriptMicrophone({ recogniser: true, recorder: true });
  scriptSound();
  coach = scriptCoach();
});
afterEach(async () => {
  await forgetChats();
  setReadAloud(true);
  vi.restoreAllMocks();
});

describe('The voice assistant, when something is unavailable', () => {
  it("VOICE-05 shows 'Error' / 'Could not access microphone' when access fails, and accepts typed questions", async () => {
    microphone.opened.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    open();
    await tap();
    expect(await findToast('Error')).toEqual({ tone: 'error', text: 'ErrorCould not access microphone' });
    await is('idle');
    await userEvent.type(screen.getByLabelText('Or type it'), 'What is left?{Enter}');
    await coach.says({ response: '500 kcal.' });
    expect(said()).toContain('500 kcal.');
  });

  it.each<[string, () => Promise<void>]>([
    [
      'no transcript',
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
        await spoken(coach);
        await coach.says(failure('INTERNAL'));
      },
    ],
  ])("VOICE-06 shows 'Error' / 'Failed to process voice input' when there is %s", async (_, fail) => {
    open();
    await fail();
    expect(await findToast('Error')).toEqual({
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
    expect((await findToast('Voice feature temporarily unavailable')).tone).toBe('error');
    expect(said()).toBe('');
    await is('idle');
  });

  it('D33 shows a toast for an answer without AI', async () => {
    open();
    await spoken(coach);
    await coach.says({ response: 'You had 80 g.', quota_exceeded: true });
    expect((await findToast('You’ve used up your AI answers for now')).tone).toBe('info');
  });

  it("VOICE-08 shows 'Audio playback unavailable' when there is no voice, and shows the reply as text", async () => {
    coach.api.on(speechRoutes.speak, () => ({ fallback: true, error: 'The voice is busy.' }));
    open();
    await spoken(coach);
    await coach.says({ response: 'You had 80 g.' });
    expect((await findToast('Audio playback unavailable')).tone).toBe('info');
    expect(said()).toContain('You had 80 g.');
  });

  it('VOICE-09 logs an error of the speech service without showing it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    coach.api.on(speechRoutes.speak, () => ({ error: 'There is nothing to read.' }));
    open();
    await spoken(coach);
    await coach.says({ response: 'You had 80 g.' });
    await waitFor(() => expect(log).toHaveBeenCalled());
    await is('idle');
    expect(screen.queryByText('Audio playback unavailable')).toBeNull();
    expect(screen.queryByText('Error')).toBeNull();
  });
});
