import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { failure, type ScriptedApi } from '#test/support/scripted-api.ts';
import { aProfile } from '../profile/a-profile.ts';
import { shownToast } from '../ui/shown-toast.ts';
import {
  described,
  foodsShown,
  isListening,
  openLogger,
  press,
  scriptLogger,
  start,
  stop,
  tell,
  transcript,
  weighed,
} from './open-voice-logger.tsx';
import { scriptMicrophone, soundIn } from './scripted-microphone.ts';

let api: ScriptedApi;
let microphone: ReturnType<typeof scriptMicrophone>;

const withConsent = (ai_consent: Profile['ai_consent']) =>
  api.on(profileRoutes.read, () => aProfile({ ai_consent }));
/** What the recordings turn out to hold, one after the other. */
const heard = (...answers: (Transcript | Response)[]) => {
  const left = [...answers];
  api.on(voiceRoutes.transcribe, () => left.shift() ?? failure('INTERNAL'));
};
const sounds = () => api.sentTo(voiceRoutes.transcribe).map(({ body }) => soundIn(body));
const listening = () => vi.waitFor(() => expect(isListening()).toBe(true));

beforeEach(() => {
  microphone = scriptMicrophone({ recogniser: false, recorder: true });
  api = scriptLogger({ egg: described(weighed('Egg', 50, 78)), toast: described(weighed('Toast', 30, 80)) });
  withConsent('granted');
});
afterEach(() => vi.restoreAllMocks());

describe('a browser without a recogniser', () => {
  it('records, and the words of the recording are read like any others', async () => {
    heard({ text: 'egg' });
    openLogger();
    await start();
    await listening();
    expect(microphone.track.isOn).toBe(true);
    await stop();
    expect(microphone.track.isOn).toBe(false);
    await vi.waitFor(() => expect(foodsShown()).toEqual(['Egg']));
    expect(api.sentTo(voiceRoutes.transcribe)[0]?.body).toMatchObject({ content_type: 'audio/webm' });
    expect(sounds()).toEqual(['part 1']);
  });

  it('VLOG-19 (D43) says so only where it cannot record either', async () => {
    scriptMicrophone({ recogniser: false, recorder: false });
    openLogger();
    await start();
    expect((await shownToast('Not Supported')).text).toBe(
      'Not SupportedSpeech recognition is not supported in your browser.',
    );
    expect(isListening()).toBe(false);
  });

  it('D43 does not say so where it can', async () => {
    openLogger();
    await start();
    await listening();
    expect(screen.queryByText('Not Supported')).toBeNull();
  });
});

describe('a recogniser that cannot do it', () => {
  it.each(['network', 'service-not-allowed', 'audio-capture'])(
    '(%s) gives way to recording',
    async (error) => {
      microphone = scriptMicrophone({ recogniser: true, recorder: true });
      heard({ text: 'egg' });
      openLogger();
      await start();
      await tell(() => microphone.recogniser.fails(error));
      await listening();
      expect(screen.getByText(/your voice is recorded instead/)).toBeDefined();
      expect(screen.queryByText('Speech Recognition Error')).toBeNull();
      await stop();
      await vi.waitFor(() => expect(foodsShown()).toEqual(['Egg']));
      await start();
      await listening();
      expect(microphone.recognisers).toHaveLength(1);
    },
  );

  it('does not switch the microphone on again once it was stopped', async () => {
    microphone = scriptMicrophone({ recogniser: true, recorder: true });
    openLogger();
    await start();
    await stop();
    await tell(() => microphone.recogniser.fails('network'));
    expect(isListening()).toBe(false);
    expect(microphone.opened).not.toHaveBeenCalled();
  });

  it('VLOG-19 (D43) is not supported where nothing can be recorded', async () => {
    microphone = scriptMicrophone({ recogniser: true, recorder: false });
    openLogger();
    await start();
    await tell(() => microphone.recogniser.fails('network'));
    await shownToast('Not Supported');
    expect(isListening()).toBe(false);
  });
});

describe('before the first recording goes to a provider', () => {
  it('D45 consent is asked for, and the microphone stays off until it is given', async () => {
    withConsent(null);
    openLogger();
    await start();
    await screen.findByRole('heading', { name: 'May a provider hear it?' });
    expect(microphone.opened).not.toHaveBeenCalled();
    await press('Allow');
    await listening();
  });

  it('D45 declined: nothing is recorded, and one can choose again', async () => {
    withConsent(null);
    openLogger();
    await start();
    await press('Don’t allow');
    expect(screen.getByText(/no recording goes to an AI provider/)).toBeDefined();
    expect(microphone.opened).not.toHaveBeenCalled();
    await press('Choose again');
    await press('Allow');
    await listening();
  });

  it('D45 declined earlier: it is not asked again', async () => {
    withConsent('declined');
    openLogger();
    await start();
    await screen.findByText(/no recording goes to an AI provider/);
    expect(screen.queryByRole('heading', { name: 'May a provider hear it?' })).toBeNull();
    expect(microphone.opened).not.toHaveBeenCalled();
  });
});

describe('a recording that gives no words', () => {
  const sayNothing = async (answer: Transcript | Response) => {
    heard(answer, { text: 'egg' });
    openLogger();
    await start();
    await listening();
    await stop();
  };

  it.each(['quota_exceeded', 'no_speech', 'not_configured', 'unavailable'] as const)(
    'D40 (%s) shows the sentence, and takes it for no food',
    async (error) => {
      await sayNothing({ text: 'A sentence about it.', error });
      expect(await screen.findByText('A sentence about it.')).toBeDefined();
      expect(transcript()).toBe('');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('is kept when the server failed, and can be sent again', async () => {
    await sayNothing(failure('INTERNAL'));
    await press('Try again');
    await vi.waitFor(() => expect(foodsShown()).toEqual(['Egg']));
    expect(sounds()).toEqual(['part 1', 'part 1']);
  });

  it('can be dropped', async () => {
    await sayNothing(failure('INTERNAL'));
    await press('Drop the recording');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(sounds()).toHaveLength(1);
  });
});
