import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { described, foodsShown, isListening, scriptLogger, weighed } from './open-voice-logger.tsx';
import { scriptMicrophone, soundIn } from './scripted-microphone.ts';
import { eventually } from '#test/support/eventually.ts';

export const egg = weighed('Egg', 50, 78);
export const toast = weighed('Toast', 30, 80);
const breakfast = { egg: described(egg), toast: described(toast) };

export const aRecogniser = { recogniser: true, recorder: false };
/** A browser without speech recognition. */
export const aRecorder = { recogniser: false, recorder: true };

const scripted = (parts: Parameters<typeof scriptMicrophone>[0], known: Record<string, DescribedMeal>) => {
  // Clears what an earlier test described, like signing out.
  useSession.setState({ status: 'loading', user: null, interrupted: null });
  const api = scriptLogger(known);
  api.on(profileRoutes.read, () => aProfile({ ai_consent: 'granted' }));
  return { api, microphone: scriptMicrophone(parts) };
};

/** Sets up a microphone and a food table with egg, toast and the tests' foods before each test. */
export const withLogger = (
  parts: Parameters<typeof scriptMicrophone>[0],
  known: Record<string, DescribedMeal> = {},
) => {
  let now: ReturnType<typeof scripted>;
  beforeEach(() => {
    now = scripted(parts, { ...breakfast, ...known });
  });
  afterEach(() => vi.restoreAllMocks());
  return {
    get api() {
      return now.api;
    },
    get microphone() {
      return now.microphone;
    },
    /** Replaces the browser. */
    browser: (other: typeof parts) => {
      now.microphone = scriptMicrophone(other);
    },
    /** Returns the requests to the food table. */
    asked: () => now.api.sentTo(foodRoutes.describe).map(({ body }) => (body as { text: string }).text),
    consents: (ai_consent: Profile['ai_consent']) =>
      now.api.on(profileRoutes.read, () => aProfile({ ai_consent })),
    /** Sets the transcripts of the recordings, in order. */
    hears: (...answers: (Transcript | Response)[]) => {
      const left = [...answers];
      now.api.on(voiceRoutes.transcribe, () => left.shift() ?? failure('INTERNAL'));
    },
    /** Returns the submitted recordings. */
    sounds: () => now.api.sentTo(voiceRoutes.transcribe).map(({ body }) => soundIn(body)),
  };
};

export const shows = (...names: string[]) => eventually(() => expect(foodsShown()).toEqual(names));
export const listening = () => eventually(() => expect(isListening()).toBe(true));
