import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { described, openLogger, start, stop, tell, transcript, type } from './open-voice-logger.tsx';
import { aRecogniser, egg, shows, withLogger } from './with-logger.ts';
import { eventually } from '#test/support/eventually.ts';

const logger = withLogger(aRecogniser);

describe('Undo in the voice logger', () => {
  it.each(['the button', 'a spoken command'])(
    'removes the last phrase by %s and keeps the others',
    async (way) => {
      openLogger();
      await type('egg');
      await type('toast');
      await shows('Egg', 'Toast');
      await (way === 'the button' ? clickButton('Scratch that') : type('Scratch that.'));
      await shows('Egg');
      expect(transcript()).toBe('egg');
    },
  );

  it('removes a phrase completely while its foods are still being looked up', async () => {
    let answer = (_: DescribedMeal) => undefined as void;
    logger.api.on(foodRoutes.describe, () => new Promise<DescribedMeal>((resolve) => (answer = resolve)));
    openLogger();
    await type('egg');
    await eventually(() => expect(logger.asked()).toEqual(['egg']));
    await clickButton('Scratch that');
    await tell(() => answer(described(egg)));
    expect(screen.queryByText('Your meal')).toBeNull();
  });

  it('Undo can itself be undone after clearing everything', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await clickButton('Clear');
    expect(screen.queryByText('Your meal')).toBeNull();
    await findToast('Cleared');
    await clickButton('Undo');
    await shows('Egg');
  });
});

describe('Reading back in the voice logger', () => {
  const speak = vi.fn();
  beforeEach(() => {
    speak.mockReset();
    vi.stubGlobal('speechSynthesis', { speak: (one: { text: string }) => speak(one.text), cancel: vi.fn() });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
  });

  it('reading back stays silent until it is turned on', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    expect(speak).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('switch', { name: 'Read aloud' }));
    expect(speak).toHaveBeenCalledExactlyOnceWith('Egg, 50 grams. 78 calories for snack.');
  });

  it('reading back waits until the microphone is off', async () => {
    openLogger();
    await userEvent.click(screen.getByRole('switch', { name: 'Read aloud' }));
    await start();
    await tell(() => logger.microphone.recogniser.hears('egg'));
    await shows('Egg');
    expect(speak).not.toHaveBeenCalled();
    await stop();
    await eventually(() => expect(speak).toHaveBeenCalledOnce());
  });
});
