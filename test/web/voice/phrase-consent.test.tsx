import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { described, openLogger, transcript, type, weighed } from './open-voice-logger.tsx';
import { aRecogniser, egg, shows, toast, withLogger } from './with-logger.ts';
import { eventually } from '#test/support/eventually.ts';

const logger = withLogger(aRecogniser);
const blorp = weighed('Blorp', 100, 50);
const partly = { ...described(egg), not_understood: ['a blorp'], consent_needed: true };

/** A server that requires consent until `agree`; with it, a model recognizes a blorp. */
const open = () => {
  let isAgreed = false;
  logger.api.on(foodRoutes.describe, ({ body }) => {
    const { text } = body as { text: string };
    if (text === 'egg with a blorp') return partly;
    if (text === 'toast') return described(toast);
    if (!isAgreed) return failure('CONSENT_NEEDED');
    return text.endsWith('blorp') ? described(blorp) : failure('NO_FOOD_RECOGNISED');
  });
  openLogger();
  return {
    allow: async () => {
      isAgreed = true;
      await clickButton('Allow');
    },
  };
};
const questions = () => screen.queryAllByRole('heading', { name: 'May a provider hear it?' });
const asks = () => eventually(() => expect(questions()).toHaveLength(1));

describe('A spoken phrase that only a model may know', () => {
  it('D45 asks for consent once for all pending phrases, and looks them up after an agreement', async () => {
    const { allow } = open();
    await type('a blorp');
    await asks();
    await type('toast');
    await type('another blorp');
    await shows('Toast');
    expect(questions()).toHaveLength(1);
    await allow();
    await shows('Toast', 'Blorp', 'Blorp');
    expect(questions()).toHaveLength(0);
    expect(logger.asked().filter((text) => text === 'toast')).toHaveLength(1);
  });

  it('D45 reports nothing recognized after a refusal, and keeps the phrase', async () => {
    open();
    await type('a blorp');
    await asks();
    const before = logger.asked();
    await clickButton('Don’t allow');
    await eventually(() => expect(transcript()).toContain('We couldn’t find any food in this.'));
    expect(transcript()).toContain('a blorp');
    expect([questions(), logger.asked()]).toEqual([[], before]);
  });
});

describe('A spoken phrase that a model may complete', () => {
  const say = async () => {
    const opened = open();
    await type('egg with a blorp');
    await shows('Egg');
    return opened;
  };

  it('D45 offers to ask the model, and adds its foods to the ones found', async () => {
    const { allow } = await say();
    expect(questions()).toHaveLength(0);
    await clickButton('Ask AI about “a blorp”');
    await asks();
    await allow();
    await shows('Egg', 'Blorp');
    expect(logger.asked()).toEqual(['egg with a blorp', 'a blorp']);
    expect(screen.queryByRole('button', { name: /^Ask AI/ })).toBeNull();
    await clickButton('Scratch that');
    await type('toast');
    await shows('Toast');
  });

  it('D45 keeps the foods found after a refusal, and marks the rest as unknown', async () => {
    await say();
    await clickButton('Ask AI about “a blorp”');
    await clickButton('Don’t allow');
    await shows('Egg');
    expect(transcript()).toContain('We didn’t understand: a blorp.');
    expect(screen.queryByRole('button', { name: /^Ask AI/ })).toBeNull();
  });

  it('a spoken phrase that a model may complete retries only the rest when the model was unavailable', async () => {
    await say();
    await clickButton('Ask AI about “a blorp”');
    logger.api.on(foodRoutes.describe, () => failure('SERVICE_UNAVAILABLE'));
    await clickButton('Allow');
    logger.api.on(foodRoutes.describe, () => described(blorp));
    await clickButton('Try again');
    await shows('Egg', 'Blorp');
  });
});
