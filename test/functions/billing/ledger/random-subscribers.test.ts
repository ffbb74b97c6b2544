import { describe, expect, it } from 'vitest';
import { isFull } from '#test/support/full-size.ts';
import { playLives, seed } from './play-lives.ts';

describe(`Fourteen months of five random subscribers (MODEL_SEED=${seed})`, () => {
  it('money paid, credits and access agree with a simple model after every step', async () => {
    const acts = await playLives({ count: 5, longestWait: 90, skipsChanges: true });
    // The new seeds of a full run may give five short lives; its 200 lives contain every kind of step.
    expect(acts.size).toBeGreaterThan(isFull ? 0 : 3);
  }, 1_200_000);
});
