import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { failure } from '#test/support/scripted-api.ts';
import { useToastsEnabled } from '#web/ui/feedback/toasts-enabled.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { scriptMicrophone } from '../voice/scripted-microphone.ts';
import { is, message, press, recorded, withVoiceMessage } from './with-voice-message.tsx';
import { eventually } from '#test/support/eventually.ts';

const { world, open, hears, sounds } = withVoiceMessage();

/** Records a message, which fails, and sends it again with success. */
const retryMessage = async (): Promise<void> => {
  open();
  await recorded();
  await eventually(() => expect(screen.getByTestId('retry').textContent).toBe('true'));
  hears({ text: 'eggs' });
  await press('Retry');
  await eventually(() => expect(world.texts).toEqual(['eggs']));
};
const sentKeys = () =>
  world.api.sentTo(voiceRoutes.transcribe).map(({ headers }) => headers.get('idempotency-key'));

describe('A spoken message that fails', () => {
  it.each([
    ['refused', () => world.microphone.opened.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
    ['missing', () => world.microphone.opened.mockRejectedValue(new DOMException('no', 'NotFoundError'))],
    ['not supported by the browser', () => scriptMicrophone({ recogniser: true, recorder: false })],
  ] as const)(
    "VOICE-05 a failed voice message shows 'Error' / 'Could not access microphone' when it is %s",
    async (_, script) => {
      script();
      open();
      await press();
      const toast = await findToast('Error');
      expect(toast.tone).toBe('error');
      expect(toast.text).toContain('Could not access microphone');
      await is('idle');
    },
  );

  it.each<[string, Transcript | Response, string]>([
    [
      'the service fails',
      { text: voiceMessages.unavailable, error: 'unavailable' },
      voiceMessages.unavailable,
    ],
    [
      'the service is not configured',
      { text: voiceMessages.not_configured, error: 'not_configured' },
      voiceMessages.not_configured,
    ],
    ['the request fails', failure('INTERNAL'), 'Something went wrong'],
  ])("VOICE-06 shows 'Error' / 'Failed to process voice input' when %s", async (_, answer, says) => {
    hears(answer);
    open();
    await recorded();
    const toast = await findToast('Error');
    expect(toast.tone).toBe('error');
    expect(toast.text).toContain('Failed to process voice input');
    expect(message()).toContain(says);
    expect(world.texts).toEqual([]);
  });

  it('a failed voice message stays available, and is sent again on click', async () => {
    hears(failure('INTERNAL'));
    await retryMessage();
    expect(sounds()).toEqual(['part 1', 'part 1']);
    const keys = sentKeys();
    expect(keys[0]).toBe(keys[1]);
    expect(screen.getByTestId('retry').textContent).toBe('false');
  });

  it('a failed voice message starts a new recording when the server heard nothing', async () => {
    hears({ text: voiceMessages.unavailable, error: 'unavailable' });
    await retryMessage();
    const keys = sentKeys();
    expect(keys[0]).not.toBe(keys[1]);
  });

  it.each<[string, Transcript | Response]>([
    ["the provider's limits", { text: voiceMessages.quota_exceeded, error: 'quota_exceeded' }],
    ["the user's credits", failure('CREDITS_EXHAUSTED')],
    ['the daily limits', failure('DAILY_LIMIT_REACHED')],
  ])(
    "VOICE-07 (D33) shows 'Voice feature temporarily unavailable' when %s are used up, with an explanation",
    async (_, answer) => {
      hears(answer);
      open();
      await recorded();
      expect((await findToast('Voice feature temporarily unavailable')).tone).toBe('error');
      expect(world.quotas).toHaveLength(1);
      expect(world.quotas[0]).toMatch(/\w+.*\.$/);
      expect(world.texts).toEqual([]);
      expect(screen.getByTestId('retry').textContent).toBe('false');
    },
  );

  it.each<[string, () => void]>([
    ['the server hears nothing', () => hears({ text: voiceMessages.no_speech, error: 'no_speech' })],
    ['the recording is empty', () => vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(0)],
  ])('a failed voice message shows in place that no speech was heard when %s', async (_, script) => {
    script();
    open();
    await recorded();
    await eventually(() => expect(message()).toBe(voiceMessages.no_speech));
    expect(useToastsEnabled.getState().isWanted).toBe(false);
    await is('idle');
  });
});
