import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { speechRoutes } from '#shared/speech/routes.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { scriptSound } from '../speech/scripted-sound.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { scriptMicrophone, soundIn } from '../voice/scripted-microphone.ts';
import { field, forgetChats, openCoach, said, scriptCoach } from './open-coach.tsx';

let microphone: ReturnType<typeof scriptMicrophone>;
beforeEach(() => {
  microphone = scriptMicrophone({ recogniser: true, recorder: true });
});
afterEach(async () => {
  await forgetChats();
  setReadAloud(true);
  vi.restoreAllMocks();
});

const opened = () => ({ coach: scriptCoach(), ...openCoach() });
const mic = (name: string) => screen.findByRole('button', { name });

describe('The microphone of the coach', () => {
  it('COACH-12 COACH-13 COACH-22 records until the second click, then puts the transcript into the field', async () => {
    const { coach, user } = opened();
    await user.type(field(), 'Please tell me:');
    const toggle = await mic('Record a message');
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    await user.click(toggle);
    const stop = await mic('Stop recording');
    expect(stop.getAttribute('aria-pressed')).toBe('true');
    expect(microphone.track.isOn).toBe(true);
    expect(coach.api.sentTo(voiceRoutes.transcribe)).toHaveLength(0);
    await user.click(stop);
    await waitFor(() => expect(field().value).toBe('Please tell me: how much protein today'));
    expect(microphone.track.isOn).toBe(false);
    expect(coach.api.sentTo(voiceRoutes.transcribe).map(({ body }) => soundIn(body))).toEqual(['part 1']);
    expect(document.activeElement).toBe(field());
    // Users can review the text before it is sent.
    expect(coach.questions()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(coach.questions()[0]!.message).toBe('Please tell me: how much protein today');
  });

  it('asks “Did you say …?” about a transcript that was hard to hear, sends nothing and uses no credits', async () => {
    const { coach, user } = opened();
    coach.api.on(voiceRoutes.transcribe, () => ({ text: 'two legs', is_unsure: true as const }));
    await user.click(await mic('Record a message'));
    await user.click(await mic('Stop recording'));
    await waitFor(() => expect(field().value).toBe('two legs'));
    expect(
      screen.getByText(/^Did you say “two legs”\? Check the words .* No credits were used\.$/),
    ).toBeDefined();
    expect(coach.questions()).toEqual([]);
  });

  it('D35 the microphone of the coach distinguishes the transcript from text typed after it', async () => {
    setReadAloud(false);
    const { coach, user } = opened();
    await user.click(await mic('Record a message'));
    await user.click(await mic('Stop recording'));
    await waitFor(() => expect(field().value).toBe('how much protein today'));
    await user.keyboard('{Enter}');
    expect(coach.questions()[0]).toMatchObject({ spoken: true });
    await coach.says({ response: 'Enough.' });
    await user.type(field(), 'And fiber?{Enter}');
    expect(coach.questions()[1]).not.toHaveProperty('spoken');
    await coach.says({ response: 'Enough too.' });
  });

  it('VOICE-07 COACH-22 shows a used-up quota as a chat message and as a toast', async () => {
    const { coach, user } = opened();
    coach.api.on(voiceRoutes.transcribe, () => ({
      text: voiceMessages.quota_exceeded,
      error: 'quota_exceeded' as const,
    }));
    await user.click(await mic('Record a message'));
    await user.click(await mic('Stop recording'));
    expect((await findToast('Voice feature temporarily unavailable')).tone).toBe('error');
    expect(said()).toEqual([`ai: ${voiceMessages.quota_exceeded}`]);
    expect(field().value).toBe('');
  });

  it("VOICE-05 shows 'Error' / 'Could not access microphone' when access fails", async () => {
    const { user } = opened();
    microphone.opened.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(await mic('Record a message'));
    const toast = await findToast('Error');
    expect(toast).toEqual({ tone: 'error', text: 'ErrorCould not access microphone' });
    expect(await mic('Record a message')).toBeDefined();
  });

  it("VOICE-06 shows 'Error' / 'Failed to process voice input', and keeps the recording", async () => {
    const { coach, user } = opened();
    coach.api.on(voiceRoutes.transcribe, () => ({
      text: voiceMessages.unavailable,
      error: 'unavailable' as const,
    }));
    await user.click(await mic('Record a message'));
    await user.click(await mic('Stop recording'));
    expect((await findToast('Error')).text).toContain('Failed to process voice input');
    coach.api.on(voiceRoutes.transcribe, () => ({ text: 'eggs' }));
    await user.click(await mic('Try again'));
    await waitFor(() => expect(field().value).toBe('eggs'));
  });

  it('the microphone of the coach does not record while a reply is pending', async () => {
    const { coach, user } = opened();
    await user.type(field(), 'Hello{Enter}');
    await user.click(await mic('Record a message'));
    expect(microphone.opened).not.toHaveBeenCalled();
    await coach.says({ response: '' });
  });

  it('D45 asks for consent before recordings go to a provider', async () => {
    const { coach, user } = opened();
    coach.api.on(profileRoutes.read, () => aProfile({ ai_consent: null }));
    await user.click(await mic('Record a message'));
    await screen.findByRole('heading', { name: 'May a provider see it?' });
    expect(microphone.opened).not.toHaveBeenCalled();
    await user.click(await mic('Allow'));
    await user.click(await mic('Cancel'));
    expect(microphone.track.isOn).toBe(false);
  });
});

describe("The coach's spoken replies", () => {
  it('VOICE-08 spoken replies show Audio playback unavailable when there is no voice', async () => {
    scriptSound();
    const { coach, user } = opened();
    coach.api.on(speechRoutes.speak, () => ({ fallback: true, error: 'The voice is busy.' }));
    await user.type(field(), 'Hello{Enter}');
    await coach.says({ response: 'Hello!' });
    expect((await findToast('Audio playback unavailable')).tone).toBe('info');
  });

  it('spoken replies stay silent when reading aloud is off or the page was left', async () => {
    const sound = scriptSound();
    const { coach, user, unmount } = opened();
    await user.click(screen.getByRole('switch', { name: 'Read replies aloud' }));
    await user.type(field(), 'Hello{Enter}');
    await coach.says({ response: 'Hello!' });
    await user.click(screen.getByRole('switch', { name: 'Read replies aloud' }));
    await user.type(field(), 'And now?{Enter}');
    unmount();
    await coach.says({ response: 'Now too.' });
    await act(async () => undefined);
    expect(coach.api.sentTo(speechRoutes.speak)).toHaveLength(0);
    expect(await sound.played()).toEqual([]);
  });
});
