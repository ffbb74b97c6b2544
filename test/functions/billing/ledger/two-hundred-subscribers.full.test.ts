import { describe, expect, it } from 'vitest';
import { acts as possible } from './life.ts';
import { playLives, seed } from './play-lives.ts';

describe(`Fourteen months of 200 random subscribers (MODEL_SEED=${seed})`, () => {
  it('money paid, credits and access agree with a simple model after every step, with every event of Stripe', async () => {
    const acts = await playLives({ count: 200, longestWait: 24, skipsChanges: false });
    expect([...acts.keys()].sort()).toEqual([...possible].sort());
  }, 4_800_000);
});
