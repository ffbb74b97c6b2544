import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { failure, type ScriptedApi } from '#test/support/scripted-api.ts';
import { aProfile } from '../profile/a-profile.ts';
import { setPageHidden } from '../scan/scripted-browser.ts';
import { shownToast } from '../ui/shown-toast.ts';
import {
  described,
  foodsShown,
  isListening,
  openLogger,
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

describe('a long dictation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('goes to the server by the minute while one speaks on, in its order', async () => {
    let answerFirst = (_: Transcript) => undefined as void;
    const first = new Promise<Transcript>((resolve) => (answerFirst = resolve));
    const answers = [first, Promise.resolve({ text: 'toast' })];
    api.on(voiceRoutes.transcribe, () => answers.shift()!);
    openLogger();
    await start();
    await listening();
    await wait(59_000);
    expect(screen.getByText('0:59')).toBeDefined();
    expect(sounds()).toEqual([]);
    await wait(2_000);
    await vi.waitFor(() => expect(sounds()).toEqual(['part 1']));
    expect(isListening()).toBe(true);
    await stop();
    expect(await screen.findByText('Turning your voice into words, part 1 of 2...')).toBeDefined();
    answerFirst({ text: 'egg' });
    await vi.waitFor(() => expect(foodsShown()).toEqual(['Egg', 'Toast']));
    expect(sounds()).toEqual(['part 1', 'part 2']);
  });

  it('that becomes a job is waited for', async () => {
    const id = '01JD0000000000000000000009';
    heard({ text: '', job_id: id });
    let status: 'transcribing' | 'done' = 'transcribing';
    api.on(voiceRoutes.readJob, () => ({ id, status, text: status === 'done' ? 'egg' : '' }));
    openLogger();
    await start();
    await listening();
    await stop();
    expect(await screen.findByText('Turning your voice into words...')).toBeDefined();
    await wait(5_000);
    expect(transcript()).toBe('');
    status = 'done';
    await wait(5_000);
    await vi.waitFor(() => expect(foodsShown()).toEqual(['Egg']));
  });
});

describe('the microphone', () => {
  it('says what to do when it is blocked', async () => {
    microphone.opened.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    openLogger();
    await start();
    expect((await shownToast('Microphone blocked')).text).toContain('Allow the microphone for this site');
    expect(isListening()).toBe(false);
  });

  it('says so when there is none', async () => {
    microphone.opened.mockRejectedValue(new DOMException('no', 'NotFoundError'));
    openLogger();
    await start();
    expect((await shownToast('Microphone Error')).text).toContain('No microphone was found.');
  });

  it('is off when it was unplugged; what was said is kept', async () => {
    heard({ text: 'egg' });
    openLogger();
    await start();
    await listening();
    await tell(microphone.unplug);
    await shownToast('Microphone Error');
    expect(isListening()).toBe(false);
    await vi.waitFor(() => expect(foodsShown()).toEqual(['Egg']));
  });

  it('is off when nobody looks at the page; what was said becomes words', async () => {
    heard({ text: 'egg' });
    openLogger();
    await start();
    await listening();
    await tell(() => setPageHidden(true));
    expect(microphone.track.isOn).toBe(false);
    await vi.waitFor(() => expect(foodsShown()).toEqual(['Egg']));
  });

  it('is off when the page is left, and nothing is sent', async () => {
    const { unmount } = openLogger();
    await start();
    await listening();
    unmount();
    expect(microphone.track.isOn).toBe(false);
    expect(sounds()).toEqual([]);
  });

  it('is off when it starts after the page was left', async () => {
    let give = () => undefined as void;
    const opens = microphone.opened.getMockImplementation()!;
    const asked = new Promise<void>((resolve) => (give = resolve));
    microphone.opened.mockImplementation((request) => asked.then(() => opens(request)));
    const { unmount } = openLogger();
    await start();
    await vi.waitFor(() => expect(microphone.opened).toHaveBeenCalled());
    unmount();
    give();
    await asked;
    await vi.waitFor(() => expect(microphone.recorders).toHaveLength(1));
    expect(microphone.track.isOn).toBe(false);
    expect(sounds()).toEqual([]);
  });
});
