import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findToast } from '#test/support/screen/find-toast.ts';
import { setPageHidden } from '../scan/scripted-browser.ts';
import { fields, isListening, openLogger, start, stop, tell, transcript } from './open-voice-logger.tsx';
import { aRecogniser, shows, withLogger } from './with-logger.ts';

const logger = withLogger(aRecogniser);

describe('The speech recognition of the browser', () => {
  it('VLOG-05 VLOG-09 listens continuously, in American English, from the first click', async () => {
    openLogger();
    expect(logger.microphone.recognisers).toHaveLength(0);
    await start();
    expect(isListening()).toBe(true);
    const { lang, continuous, interimResults, state } = logger.microphone.recogniser;
    expect({ lang, continuous, interimResults, state }).toEqual({
      lang: 'en-US',
      continuous: true,
      interimResults: true,
      state: 'listening',
    });
  });

  it('VLOG-06 ends with the second click, and still delivers its last words', async () => {
    openLogger();
    await start();
    await stop();
    expect(logger.microphone.recogniser.state).toBe('stopped');
    expect(isListening()).toBe(false);
    await tell(() => {
      logger.microphone.recogniser.hears('egg');
      logger.microphone.recogniser.ends();
    });
    expect(transcript()).toContain('egg');
  });

  it('VLOG-07 the speech recognition of the browser appends each final transcript and parses it into the fields', async () => {
    openLogger();
    await start();
    await tell(() => logger.microphone.recogniser.hears('apple 95 calories for lunch'));
    expect(await fields()).toEqual({ name: 'apple', calories: '95', serving: '', meal: 'lunch' });
    await tell(() => logger.microphone.recogniser.hears('egg'));
    await shows('Egg');
    expect(transcript()).toMatch(/apple 95 calories for lunch.*egg/);
    expect(await fields()).toEqual({ name: 'apple and egg', calories: '173', serving: '', meal: 'lunch' });
  });

  it('the speech recognition of the browser shows interim words without logging them', async () => {
    openLogger();
    await start();
    await tell(() => logger.microphone.recogniser.hears('to egg', false));
    expect(screen.getByText('to egg')).toBeDefined();
    expect(transcript()).toBe('');
    await tell(() => logger.microphone.recogniser.hears('egg'));
    expect(screen.queryByText('to egg')).toBeNull();
    await shows('Egg');
  });

  it('VLOG-08 the speech recognition of the browser turns off after it ended by itself', async () => {
    openLogger();
    await start();
    await tell(() => logger.microphone.recogniser.ends());
    expect(isListening()).toBe(false);
    expect(screen.queryByText('Speech Recognition Error')).toBeNull();
    await start();
    expect(logger.microphone.recognisers).toHaveLength(2);
  });

  it.each(['no-speech', 'language-not-supported', 'bad-grammar', 'something-new'])(
    'VLOG-08 VLOG-18 the speech recognition of the browser shows the error (%s) and turns off',
    async (error) => {
      openLogger();
      await start();
      await tell(() => logger.microphone.recogniser.fails(error));
      expect(await findToast('Speech Recognition Error')).toEqual({
        tone: 'error',
        text: 'Speech Recognition ErrorCould not process speech. Please try again.',
      });
      expect(isListening()).toBe(false);
    },
  );

  it('the speech recognition of the browser keeps the text recognized before an error', async () => {
    openLogger();
    await start();
    await tell(() => logger.microphone.recogniser.hears('egg'));
    await tell(() => logger.microphone.recogniser.fails('no-speech'));
    await shows('Egg');
  });

  it('explains what to do when the microphone is blocked', async () => {
    openLogger();
    await start();
    await tell(() => logger.microphone.recogniser.fails('not-allowed'));
    expect((await findToast('Microphone blocked')).text).toContain('Allow microphone access for this site');
    expect(screen.queryByText('Speech Recognition Error')).toBeNull();
    expect(isListening()).toBe(false);
  });

  it("the speech recognition of the browser mentions that the browser's vendor may receive the audio", () => {
    openLogger();
    expect(screen.getByText(/may send audio to the browser’s maker/)).toBeDefined();
  });
});

describe('Turning off the microphone', () => {
  it('the microphone turns off when the page is hidden', async () => {
    openLogger();
    await start();
    await tell(() => setPageHidden(true));
    expect(logger.microphone.recogniser.state).toBe('stopped');
    expect(isListening()).toBe(false);
  });

  it('the microphone turns off when the page is left', async () => {
    const { unmount } = openLogger();
    await start();
    unmount();
    expect(logger.microphone.recogniser.state).toBe('stopped');
  });

  it('the microphone turns off after a pause, only if the user chose that', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    try {
      openLogger();
      await start();
      await tell(() => logger.microphone.recogniser.hears('egg'));
      await tell(() => void vi.advanceTimersByTime(10_000));
      expect(isListening()).toBe(true);
      await userEvent.click(screen.getByRole('switch', { name: 'Stop when I pause' }));
      await tell(() => logger.microphone.recogniser.hears('toast'));
      await tell(() => void vi.advanceTimersByTime(2_000));
      expect(isListening()).toBe(true);
      await tell(() => void vi.advanceTimersByTime(1_000));
      expect(isListening()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('The keyboard in the voice logger', () => {
  it.each(['{ }', '{Enter}'])(
    'the keyboard starts and stops with %j, also beside the button',
    async (key) => {
      openLogger();
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Start listening');
      await userEvent.keyboard(key);
      expect(isListening()).toBe(true);
      (document.activeElement as HTMLElement).blur();
      await userEvent.keyboard(key);
      expect(isListening()).toBe(false);
    },
  );

  it('the keyboard stops with Escape', async () => {
    openLogger();
    await start();
    await userEvent.keyboard('{Escape}');
    expect(isListening()).toBe(false);
  });

  it('the keyboard types normally in a field', async () => {
    openLogger();
    await userEvent.type(screen.getByLabelText('Or type it'), 'two eggs');
    expect(isListening()).toBe(false);
  });
});
