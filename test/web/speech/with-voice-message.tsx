import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { clearInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { useRecordAndTranscribe } from '#web/features/speech/recording/record-and-transcribe.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { scriptMicrophone, soundIn } from '../voice/scripted-microphone.ts';
import { eventually } from '#test/support/eventually.ts';

const createWorld = () => ({
  api: scriptedApi(),
  microphone: scriptMicrophone({ recogniser: true, recorder: true }),
  /** The transcripts. */
  texts: [] as string[],
  /** The messages about exhausted quotas. */
  quotas: [] as string[],
});

/** Creates for each test a user with consent to recordings, a microphone, and a server that returns a transcript. */
export const withVoiceMessage = () => {
  const world = {} as ReturnType<typeof createWorld>;
  beforeEach(() => {
    Object.assign(world, createWorld());
    world.api.on(profileRoutes.read, () => aProfile({ ai_consent: 'granted' }));
    world.api.on(voiceRoutes.transcribe, () => ({ text: 'how much protein today' }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    clearInsufficientCredits();
  });

  const Screen = () => {
    const voice = useRecordAndTranscribe({
      onText: (text) => world.texts.push(text),
      onQuota: (text) => world.quotas.push(text),
    });
    return (
      <>
        <button onClick={voice.press}>Mic</button>
        <button onClick={voice.cancel}>Cancel</button>
        <button onClick={voice.retry}>Retry</button>
        <button onClick={voice.agreed}>Agree</button>
        <button onClick={voice.declined}>Refuse</button>
        <button onClick={voice.askAgain}>Reconsider</button>
        <output>{voice.status}</output>
        <p data-testid="message">{voice.message}</p>
        <p data-testid="retry">{String(voice.canRetry)}</p>
      </>
    );
  };
  return {
    world,
    open: () => openScreen(<Screen />),
    hears: (answer: Transcript | Response): void =>
      world.api.on(voiceRoutes.transcribe, () => (answer instanceof Response ? answer.clone() : answer)),
    /** Returns the contents of the submitted recordings. */
    sounds: () => world.api.sentTo(voiceRoutes.transcribe).map(({ body }) => soundIn(body)),
  };
};

export const press = async (name = 'Mic') => act(async () => screen.getByRole('button', { name }).click());
export const is = (status: string) =>
  eventually(() => expect(document.querySelector('output')?.textContent).toBe(status));
export const message = () => screen.getByTestId('message').textContent;
/** Records from the first tap to the second. */
export const recorded = async () => {
  await press();
  await is('recording');
  await press();
};
