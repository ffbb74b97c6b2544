import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { speechRoutes } from '#shared/speech/routes.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import { speak } from '#web/features/speech/read-aloud/speak.ts';
import { useSpeech } from '#web/features/speech/dictation/playback-turn.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { setPageHidden } from '../scan/scripted-browser.ts';
import { scriptSound, soundOf } from './scripted-sound.ts';
import { is, message, press, recorded, withVoiceMessage } from './with-voice-message.tsx';
import { eventually } from '#test/support/eventually.ts';

const { world, open, hears, sounds } = withVoiceMessage();

/** Records a message whose transcription waits. @returns answers it */
const recordWithoutAnswer = async (): Promise<() => void> => {
  let answer = (): void => undefined;
  world.api.on(
    voiceRoutes.transcribe,
    () => new Promise((resolve) => (answer = () => resolve({ text: 'eggs' }))),
  );
  open();
  await recorded();
  return () => answer();
};

describe('A spoken message', () => {
  it('VOICE-01 records from the first tap to the second, then is transcribed by the server', async () => {
    open();
    await press();
    await is('recording');
    expect(world.microphone.track.isOn).toBe(true);
    expect(sounds()).toEqual([]);
    await press();
    await eventually(() => expect(world.texts).toEqual(['how much protein today']));
    expect(world.microphone.track.isOn).toBe(false);
    expect(world.api.sentTo(voiceRoutes.transcribe)[0]!.body).toMatchObject({ content_type: 'audio/webm' });
    expect(sounds()).toEqual(['part 1']);
    await is('idle');
    expect(world.microphone.recognisers).toEqual([]);
  });

  it('a spoken message ignores clicks while it is transcribed', async () => {
    const answer = await recordWithoutAnswer();
    await is('processing');
    await press();
    await press();
    await eventually(() => expect(sounds()).toHaveLength(1));
    await act(async () => answer());
    await eventually(() => expect(world.texts).toEqual(['eggs']));
    expect(world.microphone.recorders).toHaveLength(1);
  });

  it('a spoken message stops a reply that is read aloud, because the microphone would hear it', async () => {
    scriptSound();
    world.api.on(speechRoutes.speak, () => soundOf('reply'));
    open();
    act(() => void speak('A long reply.'));
    await eventually(() => expect(useSpeech.getState().status).toBe('speaking'));
    await press();
    await is('recording');
    expect(useSpeech.getState().status).toBe('silent');
    await press('Cancel');
  });

  it('a spoken message sends itself before it reaches the length of a dictation', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await press();
    await is('recording');
    await act(() => vi.advanceTimersByTimeAsync(57_000));
    expect(world.microphone.track.isOn).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await eventually(() => expect(world.texts).toHaveLength(1));
    expect(world.microphone.track.isOn).toBe(false);
  });

  it('a spoken message sends itself when the page is hidden or the microphone is unplugged', async () => {
    open();
    await press();
    await is('recording');
    await act(async () => setPageHidden(true));
    await eventually(() => expect(world.texts).toHaveLength(1));
    setPageHidden(false);
    await press();
    await is('recording');
    await act(async () => void world.microphone.unplug());
    await eventually(() => expect(world.texts).toHaveLength(2));
    expect(world.microphone.track.isOn).toBe(false);
  });

  it('a spoken message disappears when canceled or when the page is left', async () => {
    const { unmount } = open();
    await press();
    await is('recording');
    await press('Cancel');
    await is('idle');
    await press();
    await is('recording');
    unmount();
    expect(world.microphone.track.isOn).toBe(false);
    expect(sounds()).toEqual([]);
    expect(world.texts).toEqual([]);
  });

  it('produces no text when canceled during transcription', async () => {
    const answer = await recordWithoutAnswer();
    await eventually(() => expect(sounds()).toHaveLength(1));
    await press('Cancel');
    await act(async () => answer());
    await is('idle');
    expect(world.texts).toEqual([]);
  });

  it('a spoken message waits for a transcription that becomes a job', async () => {
    const id = '01JD0000000000000000000009';
    hears({ text: '', job_id: id });
    world.api.on(voiceRoutes.readJob, () => ({ id, status: 'done' as const, text: 'eggs' }));
    open();
    await recorded();
    await eventually(() => expect(world.texts).toEqual(['eggs']));
  });
});

describe('D45 the consent before the first recording', () => {
  it('asks the user, and records after an agreement', async () => {
    world.api.on(profileRoutes.read, () => aProfile({ ai_consent: null }));
    open();
    await press();
    await is('asking');
    expect(world.microphone.opened).not.toHaveBeenCalled();
    await press('Agree');
    await is('recording');
    await press('Cancel');
  });

  it('records nothing after a refusal, and can be changed', async () => {
    world.api.on(profileRoutes.read, () => aProfile({ ai_consent: null }));
    open();
    await press();
    await is('asking');
    await press('Refuse');
    await is('idle');
    expect(message()).toContain('we can’t record you');
    await press('Reconsider');
    await is('asking');
    expect(world.microphone.opened).not.toHaveBeenCalled();
  });

  it('shows an earlier refusal to the user', async () => {
    world.api.on(profileRoutes.read, () => aProfile({ ai_consent: 'declined' }));
    open();
    await press();
    await eventually(() => expect(message()).toContain('we can’t record you'));
    expect(world.microphone.opened).not.toHaveBeenCalled();
  });
});
