import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { shownToast } from '../ui/shown-toast.ts';
import { isListening, openLogger, press, start, stop, tell, transcript } from './open-voice-logger.tsx';
import { aRecorder, listening, shows, withLogger } from './with-logger.ts';

const logger = withLogger(aRecorder);

describe('a browser without a recogniser', () => {
  it('records, and the words of the recording are read like any others', async () => {
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

  it('VLOG-19 (D43) says so only where it cannot record either', async () => {
    logger.browser({ recogniser: false, recorder: false });
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
      logger.browser({ recogniser: true, recorder: true });
      logger.hears({ text: 'egg' });
      openLogger();
      await start();
      await tell(() => logger.microphone.recogniser.fails(error));
      await listening();
      expect(screen.getByText(/your voice is recorded instead/)).toBeDefined();
      expect(screen.queryByText('Speech Recognition Error')).toBeNull();
      await stop();
      await shows('Egg');
      await start();
      await listening();
      expect(logger.microphone.recognisers).toHaveLength(1);
    },
  );

  it('does not switch the microphone on again once it was stopped', async () => {
    logger.browser({ recogniser: true, recorder: true });
    openLogger();
    await start();
    await stop();
    await tell(() => logger.microphone.recogniser.fails('network'));
    expect(isListening()).toBe(false);
    expect(logger.microphone.opened).not.toHaveBeenCalled();
  });

  it('VLOG-19 (D43) is not supported where nothing can be recorded', async () => {
    logger.browser({ recogniser: true, recorder: false });
    openLogger();
    await start();
    await tell(() => logger.microphone.recogniser.fails('network'));
    await shownToast('Not Supported');
    expect(isListening()).toBe(false);
  });
});

describe('before the first recording goes to a provider', () => {
  it('D45 consent is asked for, and the microphone stays off until it is given', async () => {
    logger.consents(null);
    openLogger();
    await start();
    await screen.findByRole('heading', { name: 'May a provider hear it?' });
    expect(logger.microphone.opened).not.toHaveBeenCalled();
    await press('Allow');
    await listening();
  });

  it('D45 declined: nothing is recorded, and one can choose again', async () => {
    logger.consents(null);
    openLogger();
    await start();
    await press('Don’t allow');
    expect(screen.getByText(/no recording goes to an AI provider/)).toBeDefined();
    expect(logger.microphone.opened).not.toHaveBeenCalled();
    await press('Choose again');
    await press('Allow');
    await listening();
  });

  it('D45 declined earlier: it is not asked again', async () => {
    logger.consents('declined');
    openLogger();
    await start();
    await screen.findByText(/no recording goes to an AI provider/);
    expect(screen.queryByRole('heading', { name: 'May a provider hear it?' })).toBeNull();
    expect(logger.microphone.opened).not.toHaveBeenCalled();
  });
});

const JOB = '01JD0000000000000000000009';

describe('a recording that gives no words', () => {
  const sayNothing = async (answer: Transcript | Response) => {
    logger.hears(answer, { text: 'egg' });
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
    await shows('Egg');
    expect(logger.sounds()).toEqual(['part 1', 'part 1']);
  });

  it('is the same action when it is sent again', async () => {
    await sayNothing(failure('INTERNAL'));
    await press('Try again');
    await shows('Egg');
    const [first, second] = logger.api
      .sentTo(voiceRoutes.transcribe)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBe(second);
  });

  it('is not sent again once it has a job: the job is asked again', async () => {
    let isDown = true;
    logger.api.on(voiceRoutes.readJob, () =>
      isDown ? failure('VALIDATION_FAILED') : { id: JOB, status: 'done' as const, text: 'egg' },
    );
    await sayNothing({ text: '', job_id: JOB });
    await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await press('Try again');
    await shows('Egg');
    expect(logger.sounds()).toEqual(['part 1']);
  });

  it('is sent anew when its job is gone', async () => {
    logger.api.on(voiceRoutes.readJob, () => failure('VOICE_JOB_NOT_FOUND'));
    await sayNothing({ text: '', job_id: JOB });
    await press('Try again');
    await shows('Egg');
    const [first, second] = logger.api
      .sentTo(voiceRoutes.transcribe)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).not.toBe(second);
  });

  it('GATE-08 (D18) because the plan has no dictation of that length says which plan has', async () => {
    await sayNothing(failure('TIER_REQUIRED', [{ field: 'feature', message: 'premium' }]));
    expect(await screen.findByRole('heading', { name: 'Which plan has it' })).toBeDefined();
    await press('Try again');
    await shows('Egg');
    expect(screen.queryByRole('heading', { name: 'Which plan has it' })).toBeNull();
  });

  it('can be dropped', async () => {
    await sayNothing(failure('INTERNAL'));
    await press('Drop the recording');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(logger.sounds()).toHaveLength(1);
  });
});
