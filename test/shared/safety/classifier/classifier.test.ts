import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { classify } from '#shared/safety/classifier/classify.ts';
import { pack, unpack } from '#shared/safety/classifier/packed-model.ts';
import { weights } from '#shared/safety/classifier/weights.ts';
import { normalize } from '#shared/safety/normalize.ts';
import { triage } from '#shared/safety/triage.ts';
import { fingerprint, trainingCases } from './examples.ts';

describe('The classifier of safety texts', () => {
  it('the classifier was trained on the current cases and vocabulary; otherwise run `npm run safety`', () => {
    expect(weights.trainedOn).toBe(fingerprint(trainingCases()));
  });

  it('the weights of the classifier take at most 15 KB compressed', () => {
    expect(gzipSync(weights.packed).length).toBeLessThan(15_000);
    expect(unpack(weights.packed).size).toBeGreaterThan(3_000);
  });

  it('reads packed weights as they were, whatever the distance between features', () => {
    const model = new Map([
      [0, [3, -3, 0, 1]],
      [31, [-1, 2, 3, -2]],
      [32, [0, 0, 0, 0]],
      [1_100, [1, 1, -3, 3]],
      [65_535, [2, -2, 2, -2]],
    ]);
    expect([...unpack(pack(model))]).toEqual([...model]);
  });

  it('says nothing about texts of fewer than seven words, which say too little', () => {
    expect(classify(normalize('iron tablet'))).toBeNull();
    expect(classify(normalize('last time I swallowed pills'))).toBeNull();
    // Neither marks nor the s of a genitive are words.
    expect(classify(normalize('At Grandma’s. Stomach ache afterwards.'))).toBeNull();
  });

  it('leaves what the rules are certain about as it is', () => {
    expect(triage('I drank bleach and I want to die', { language: 'en' }).topic).toBe('poisoning');
  });
});
