import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speechRoutes } from '#shared/speech/routes.ts';
import { type ScriptedApi, failure, scriptedApi } from '#test/support/scripted-api.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { setReadAloud, useReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { speak } from '#web/features/speech/read-aloud/speak.ts';
import { stopSpeaking, useSpeech } from '#web/features/speech/dictation/playback-turn.ts';
import { useToastsEnabled } from '#web/ui/feedback/toasts-enabled.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { type ScriptedSound, scriptSound, soundOf } from './scripted-sound.ts';
import { eventually } from '#test/support/eventually.ts';

const REPLY = 'You have 640 kcal left.';

let api: ScriptedApi;
let sound: ScriptedSound;
const logged = vi.fn<typeof console.error>();

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
  api = scriptedApi();
  sound = scriptSound();
  api.on(speechRoutes.speak, ({ body }) => soundOf((body as { text: string }).text));
});
afterEach(async () => {
  vi.useRealTimers();
  stopSpeaking();
  // A stopped sound releases its player.
  await new Promise((resolve) => setTimeout(resolve));
  setReadAloud(true);
  useSession.setState(useSession.getInitialState(), true);
  vi.restoreAllMocks();
});

const status = () => useSpeech.getState().status;
const whenIt = (is: ReturnType<typeof status>) => eventually(() => expect(status()).toBe(is));
const asked = () => api.sentTo(speechRoutes.speak).map(({ body }) => body);
const isToastWanted = () => useToastsEnabled.getState().isWanted;

describe('A reply that is read aloud', () => {
  it("API-10 VOICE-10 requests audio with text and voice 'nova', and plays its audioContent automatically", async () => {
    const { done } = speak(REPLY, 'reply-1');
    expect(useSpeech.getState()).toMatchObject({ status: 'loading', of: 'reply-1' });
    await whenIt('speaking');
    expect(asked()).toEqual([{ text: REPLY, voice: 'nova' }]);
    expect(await sound.played()).toEqual([REPLY]);
    expect(useSpeech.getState().of).toBe('reply-1');
    sound.ends();
    await done;
    expect(useSpeech.getState()).toMatchObject({ status: 'silent', of: null });
    expect(sound.held()).toBe(0);
    expect(isToastWanted()).toBe(false);
  });

  it('plays long text in pieces, each requested while the previous one plays', async () => {
    const sentences = Array.from(
      { length: 50 },
      (_, at) => `This is sentence number ${at} of the long reply.`,
    );
    const { done } = speak(sentences.join(' '));
    const count = Math.ceil(sentences.join(' ').length / 1_000);
    for (let piece = 1; piece <= count; piece += 1) {
      await eventually(async () => expect(await sound.played()).toHaveLength(piece));
      expect(asked()).toHaveLength(Math.min(piece + 1, count));
      sound.ends();
    }
    await done;
    expect((await sound.played()).join(' ')).toBe(sentences.join(' '));
  });

  it('replaces the previous reply: there is one voice at a time', async () => {
    const first = speak('One.', 'a');
    await whenIt('speaking');
    const second = speak('Two.', 'b');
    await first.done;
    expect(sound.paused).toHaveBeenCalled();
    expect(useSpeech.getState().of).toBe('b');
    await eventually(async () => expect(await sound.played()).toEqual(['One.', 'Two.']));
    first.stop();
    expect(useSpeech.getState()).toMatchObject({ status: 'speaking', of: 'b' });
    second.stop();
    await second.done;
    expect(sound.held()).toBe(0);
  });

  it('the spoken reply waits for a click when the browser blocks autoplay', async () => {
    sound.refuses();
    const { done } = speak(REPLY);
    await whenIt('blocked');
    sound.allows();
    useSpeech.getState().play();
    await whenIt('speaking');
    expect(await sound.played()).toEqual([REPLY]);
    sound.ends();
    await done;
    expect(logged).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['it is stopped', () => stopSpeaking()],
    ['the page is left', () => void window.dispatchEvent(new Event('pagehide'))],
    ['the user signs out', () => useSession.setState({ user: null, status: 'signed-out' })],
    ['a headset pauses it', () => sound.pauses()],
    ['reading aloud is turned off', () => setReadAloud(false)],
  ])('the spoken reply ends when %s', async (_, act) => {
    useSession.setState({ user: { sub: 'mara' } as never, status: 'signed-in' });
    const { done } = speak(REPLY);
    await whenIt('speaking');
    act();
    await done;
    expect(status()).toBe('silent');
    expect(sound.held()).toBe(0);
    expect(logged).not.toHaveBeenCalled();
  });

  it('the spoken reply stays silent when it was stopped before its audio arrived', async () => {
    let answer = (): void => undefined;
    api.on(speechRoutes.speak, () => new Promise((resolve) => (answer = () => resolve(soundOf(REPLY)))));
    const { stop, done } = speak(REPLY);
    await eventually(() => expect(asked()).toHaveLength(1));
    stop();
    answer();
    await done;
    expect(await sound.played()).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('the spoken reply stays off on a device where reading aloud was turned off', async () => {
    setReadAloud(false);
    expect(localStorage.getItem('platewise-read-aloud')).toBe('off');
    await speak(REPLY).done;
    expect(asked()).toEqual([]);
    setReadAloud(true);
    expect(localStorage.getItem('platewise-read-aloud')).toBeNull();
    expect(useReadAloud.getState().isOn).toBe(true);
  });

  it("the spoken reply uses the browser's voice when data saving is on", async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { done } = speak(REPLY);
    await eventually(() => expect(sound.said()).toEqual(['You have 640 kilocalories left.']));
    sound.voice().onstart?.();
    expect(status()).toBe('speaking');
    sound.voice().onend?.();
    await done;
    expect(asked()).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });
});

describe('A reply without server audio', () => {
  const showToasts = () => openScreen(null);

  it("VOICE-08 shows 'Audio playback unavailable' for `fallback` and uses the browser's own voice", async () => {
    api.on(speechRoutes.speak, () => ({ fallback: true, error: 'Our voice did not answer.' }));
    showToasts();
    const { done } = speak(REPLY);
    expect(await screen.findByText('Audio playback unavailable')).toBeDefined();
    expect(screen.getByText(/browser’s voice/)).toBeDefined();
    expect(sound.said()).toEqual(['You have 640 kilocalories left.']);
    expect(sound.voice()).toMatchObject({ lang: 'en-US', voice: { name: 'near' } });
    sound.voice().onstart?.();
    expect(status()).toBe('speaking');
    sound.voice().onend?.();
    await done;
    expect(logged).not.toHaveBeenCalled();
  });

  it('VOICE-08 shows the same message when the browser has no voice, and the text remains readable', async () => {
    vi.unstubAllGlobals();
    api = scriptedApi();
    scriptSound({ hasVoice: false });
    api.on(speechRoutes.speak, () => ({ fallback: true }));
    showToasts();
    await speak(REPLY).done;
    expect(await screen.findByText('Audio playback unavailable')).toBeDefined();
    expect(screen.getByText('You can read it here.')).toBeDefined();
  });

  it("reads long text with the browser's voice in pieces short enough not to break off", async () => {
    api.on(speechRoutes.speak, () => ({ fallback: true }));
    const text = Array.from(
      { length: 12 },
      (_, at) => `Sentence ${at} says a little more than nothing.`,
    ).join(' ');
    speak(text);
    const isOver = () => useSpeech.getState().status === 'silent';
    for (let ended = 0; !isOver(); ended += 1) {
      await eventually(() => expect(isOver() || sound.said().length > ended).toBe(true));
      sound.voice().onstart?.();
      sound.voice().onend?.();
    }
    expect(sound.said().join(' ')).toBe(text);
    expect(Math.max(...sound.said().map(({ length }) => length))).toBeLessThanOrEqual(200);
  });

  it("a reply without server audio waits for a click when the browser's voice requires it, and stops with it", async () => {
    api.on(speechRoutes.speak, () => ({ fallback: true }));
    const { done, stop } = speak(REPLY);
    await eventually(() => expect(sound.said()).toHaveLength(1));
    sound.voice().onerror?.({ error: 'not-allowed' });
    expect(status()).toBe('blocked');
    useSpeech.getState().play();
    expect(sound.said()).toHaveLength(2);
    sound.voice().onstart?.();
    expect(status()).toBe('speaking');
    sound.cancel.mockClear();
    stop();
    await done;
    expect(sound.cancel).toHaveBeenCalledOnce();
  });

  it('a reply without server audio times out on a browser that stays silent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.on(speechRoutes.speak, () => ({ fallback: true }));
    const { done } = speak(REPLY);
    await eventually(() => expect(sound.said()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(5_100);
    await done;
    expect(logged).toHaveBeenCalledOnce();
  });

  it.each<[string, () => void]>([
    ['an answer with `error` alone', () => api.on(speechRoutes.speak, () => ({ error: 'Nothing to read.' }))],
    ['a failed request', () => api.on(speechRoutes.speak, () => failure('INTERNAL'))],
    [
      'an unreachable API',
      () => api.on(speechRoutes.speak, () => Promise.reject(new TypeError('Failed to fetch'))),
    ],
  ])('VOICE-09 a reply without server audio logs %s without a toast or sound', async (_, script) => {
    script();
    showToasts();
    await speak(REPLY).done;
    expect(logged).toHaveBeenCalledOnce();
    expect(isToastWanted()).toBe(false);
    expect({ said: sound.said(), played: await sound.played() }).toEqual({ said: [], played: [] });
  });

  it('VOICE-09 a reply without server audio logs broken audio without a toast', async () => {
    const { done } = speak(REPLY);
    await whenIt('speaking');
    sound.breaks();
    await done;
    expect(logged).toHaveBeenCalledOnce();
    expect(isToastWanted()).toBe(false);
    expect(status()).toBe('silent');
  });
});
