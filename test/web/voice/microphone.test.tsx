import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { setPageHidden } from '../scan/scripted-browser.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { isListening, openLogger, start, stop, tell, transcript } from './open-voice-logger.tsx';
import { aRecorder, listening, shows, withLogger } from './with-logger.ts';
import { eventually } from '#test/support/eventually.ts';

const logger = withLogger(aRecorder);

describe('A long dictation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('uploads a minute at a time during speech, and keeps the order', async () => {
    let answerFirst = (_: Transcript) => undefined as void;
    const first = new Promise<Transcript>((resolve) => (answerFirst = resolve));
    const answers = [first, Promise.resolve({ text: 'toast' })];
    logger.api.on(voiceRoutes.transcribe, () => answers.shift()!);
    openLogger();
    await start();
    await listening();
    await wait(59_000);
    expect(screen.getByText('0:59')).toBeDefined();
    expect(logger.sounds()).toEqual([]);
    await wait(2_000);
    await eventually(() => expect(logger.sounds()).toEqual(['part 1']));
    expect(isListening()).toBe(true);
    await stop();
    expect(await screen.findByText('Transcribing part 1 of 2…')).toBeDefined();
    answerFirst({ text: 'egg' });
    await shows('Egg', 'Toast');
    expect(logger.sounds()).toEqual(['part 1', 'part 2']);
  });

  it('a long dictation waits for a transcription that becomes a job', async () => {
    const id = '01JD0000000000000000000009';
    logger.hears({ text: '', job_id: id });
    let status: 'transcribing' | 'done' = 'transcribing';
    logger.api.on(voiceRoutes.readJob, () => ({ id, status, text: status === 'done' ? 'egg' : '' }));
    openLogger();
    await start();
    await listening();
    await stop();
    expect(await screen.findByText('Transcribing…')).toBeDefined();
    await wait(5_000);
    expect(transcript()).toBe('');
    status = 'done';
    await wait(5_000);
    await shows('Egg');
  });
});

describe('The microphone of the voice logger', () => {
  it('the microphone explains what to do when it is blocked', async () => {
    logger.microphone.opened.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    openLogger();
    await start();
    expect((await findToast('Microphone blocked')).text).toContain('Allow microphone access for this site');
    expect(isListening()).toBe(false);
  });

  it('the microphone reports that no microphone is available', async () => {
    logger.microphone.opened.mockRejectedValue(new DOMException('no', 'NotFoundError'));
    openLogger();
    await start();
    expect((await findToast('Microphone error')).text).toContain('We couldn’t find a microphone.');
  });

  it('the microphone turns off when it is unplugged, and keeps the recognized text', async () => {
    logger.hears({ text: 'egg' });
    openLogger();
    await start();
    await listening();
    await tell(logger.microphone.unplug);
    await findToast('Microphone error');
    expect(isListening()).toBe(false);
    await shows('Egg');
  });

  it('turns off when the page is hidden, and transcribes the recording', async () => {
    logger.hears({ text: 'egg' });
    openLogger();
    await start();
    await listening();
    await tell(() => setPageHidden(true));
    expect(logger.microphone.track.isOn).toBe(false);
    await shows('Egg');
  });

  it('the microphone turns off without sending anything when the page is left', async () => {
    const { unmount } = openLogger();
    await start();
    await listening();
    unmount();
    expect(logger.microphone.track.isOn).toBe(false);
    expect(logger.sounds()).toEqual([]);
  });

  it('turns off when the page is left, and transcribes the recording on return', async () => {
    logger.hears({ text: 'egg' });
    const { leave, comeBack } = openLogger();
    await start();
    await listening();
    leave();
    expect(logger.sounds()).toEqual([]);
    comeBack();
    await shows('Egg');
    expect(logger.sounds()).toEqual(['part 1']);
  });

  it('the microphone turns off when it starts after the page was left', async () => {
    let give = () => undefined as void;
    const opens = logger.microphone.opened.getMockImplementation()!;
    const asked = new Promise<void>((resolve) => (give = resolve));
    logger.microphone.opened.mockImplementation((request) => asked.then(() => opens(request)));
    const { unmount } = openLogger();
    await start();
    await eventually(() => expect(logger.microphone.opened).toHaveBeenCalled());
    unmount();
    give();
    await asked;
    await eventually(() => expect(logger.microphone.recorders).toHaveLength(1));
    expect(logger.microphone.track.isOn).toBe(false);
    expect(logger.sounds()).toEqual([]);
  });
});
