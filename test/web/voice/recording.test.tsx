import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { isListening, openLogger, start, stop, tell, transcript } from './open-voice-logger.tsx';
import { aRecorder, listening, shows, withLogger } from './with-logger.ts';

const logger = withLogger(aRecorder);

describe('A browser without speech recognition', () => {
  it('records, and parses the transcript like any other', async () => {
    logger.hears({ text: 'egg' });
    openLogger();
    await start();
    await listening();
    expect(logger.microphone.track.isOn).toBe(true);
    await stop();
    expect(logger.microphone.track.isOn).toBe(false);
    await shows('Egg');
    expect(logger.api.sentTo(voiceRoutes.transcribe)[0]?.body).toMatchObject({ content_type: 'audio/webm' });
    expect(logger.sounds()).toEqual(['part 1']);
  });

  it('VLOG-19 (D43) a browser without speech recognition reports missing support only when it cannot record either', async () => {
    logger.browser({ recogniser: false, recorder: false });
    openLogger();
    await start();
    expect((await findToast('Not Supported')).text).toBe(
      'Not SupportedSpeech recognition is not supported in your browser.',
    );
    expect(isListening()).toBe(false);
  });

  it('D43 a browser without speech recognition reports no missing support when it can record', async () => {
    openLogger();
    await start();
    await listening();
    expect(screen.queryByText('Not Supported')).toBeNull();
  });
});

describe('A speech recognition that fails', () => {
  it.each(['network', 'service-not-allowed', 'audio-capture'])(
    'a speech recognition that fails switches to recording after the error (%s)',
    async (error) => {
      logger.browser({ recogniser: true, recorder: true });
      logger.hears({ text: 'egg' });
      openLogger();
      await start();
      await tell(() => logger.microphone.recogniser.fails(error));
      await listening();
      expect(screen.getByText(/recording your voice instead/)).toBeDefined();
      expect(screen.queryByText('Speech Recognition Error')).toBeNull();
      await stop();
      await shows('Egg');
      await start();
      await listening();
      expect(logger.microphone.recognisers).toHaveLength(1);
    },
  );

  it('a speech recognition that fails does not turn the microphone on again once it was stopped', async () => {
    logger.browser({ recogniser: true, recorder: true });
    openLogger();
    await start();
    await stop();
    await tell(() => logger.microphone.recogniser.fails('network'));
    expect(isListening()).toBe(false);
    expect(logger.microphone.opened).not.toHaveBeenCalled();
  });

  it('VLOG-19 (D43) reports missing support when nothing can be recorded', async () => {
    logger.browser({ recogniser: true, recorder: false });
    openLogger();
    await start();
    await tell(() => logger.microphone.recogniser.fails('network'));
    await findToast('Not Supported');
    expect(isListening()).toBe(false);
  });
});

describe('The consent before the first recording goes to a provider', () => {
  it('D45 keeps the microphone off until it is given', async () => {
    logger.consents(null);
    openLogger();
    await start();
    await screen.findByRole('heading', { name: 'May a provider hear it?' });
    expect(logger.microphone.opened).not.toHaveBeenCalled();
    await clickButton('Allow');
    await listening();
  });

  it('D45 records nothing after a refusal, and can be changed', async () => {
    logger.consents(null);
    openLogger();
    await start();
    await clickButton('Don’t allow');
    expect(screen.getByText(/not to share recordings with an AI provider/)).toBeDefined();
    expect(logger.microphone.opened).not.toHaveBeenCalled();
    await clickButton('Change my choice');
    await clickButton('Allow');
    await listening();
  });

  it('D45 does not ask again after an earlier refusal', async () => {
    logger.consents('declined');
    openLogger();
    await start();
    await screen.findByText(/not to share recordings with an AI provider/);
    expect(screen.queryByRole('heading', { name: 'May a provider hear it?' })).toBeNull();
    expect(logger.microphone.opened).not.toHaveBeenCalled();
  });
});

const JOB = '01JD0000000000000000000009';

describe('A recording without a transcript', () => {
  const sayNothing = async (answer: Transcript | Response) => {
    logger.hears(answer, { text: 'egg' });
    openLogger();
    await start();
    await listening();
    await stop();
  };

  it.each(['quota_exceeded', 'no_speech', 'not_configured', 'unavailable'] as const)(
    'D40 a recording shows the message for %s, and does not parse it as food',
    async (error) => {
      await sayNothing({ text: 'A sentence about it.', error });
      expect(await screen.findByText('A sentence about it.')).toBeDefined();
      expect(transcript()).toBe('');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('a recording without a transcript stays available when the server failed, and can be sent again', async () => {
    await sayNothing(failure('INTERNAL'));
    await clickButton('Try again');
    await shows('Egg');
    expect(logger.sounds()).toEqual(['part 1', 'part 1']);
  });

  it('a recording reuses its Idempotency-Key when it is sent again', async () => {
    await sayNothing(failure('INTERNAL'));
    await clickButton('Try again');
    await shows('Egg');
    const [first, second] = logger.api
      .sentTo(voiceRoutes.transcribe)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBe(second);
  });

  it('a recording polls its job instead of being sent again once it has one', async () => {
    let isDown = true;
    logger.api.on(voiceRoutes.readJob, () =>
      isDown ? failure('VALIDATION_FAILED') : { id: JOB, status: 'done' as const, text: 'egg' },
    );
    await sayNothing({ text: '', job_id: JOB });
    await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await clickButton('Try again');
    await shows('Egg');
    expect(logger.sounds()).toEqual(['part 1']);
  });

  it('a recording starts over when its job has expired', async () => {
    logger.api.on(voiceRoutes.readJob, () => failure('VOICE_JOB_NOT_FOUND'));
    await sayNothing({ text: '', job_id: JOB });
    await clickButton('Try again');
    await shows('Egg');
    const [first, second] = logger.api
      .sentTo(voiceRoutes.transcribe)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).not.toBe(second);
  });

  it('GATE-08 (D18) a recording names the required plan when it is too long for the current one', async () => {
    await sayNothing(failure('TIER_REQUIRED', [{ field: 'feature', message: 'premium' }]));
    expect(await screen.findByRole('heading', { name: 'Which plan has it' })).toBeDefined();
    await clickButton('Try again');
    await shows('Egg');
    expect(screen.queryByRole('heading', { name: 'Which plan has it' })).toBeNull();
  });

  it('a recording can be discarded', async () => {
    await sayNothing(failure('INTERNAL'));
    await clickButton('Discard recording');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(logger.sounds()).toHaveLength(1);
  });
});
