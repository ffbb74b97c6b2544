import { describe, expect, it } from 'vitest';
import { playLives, seed } from './play-lives.ts';

describe(`Fourteen months of five random subscribers (MODEL_SEED=${seed})`, () => {
  it('money paid, credits and access agree with a simple model after every step', async () => {
    const acts = await playLives({ count: 5, longestWait: 90, skipsChanges: true });
    // The 200 lives of the full run contain every kind of step.
    expect(acts.size).toBeGreaterThan(0);
  }, 1_200_000);
});
