import { describe, expect, it } from 'vitest';
import { classify } from '#shared/safety/classifier/classify.ts';
import { weights } from '#shared/safety/classifier/weights.ts';
import { normalize } from '#shared/safety/normalize.ts';
import { foodNames } from './examples.ts';
import { trainWeights } from './train.ts';

describe('The training of the classifier of safety texts', () => {
  it('the training yields the stored weights', () => {
    expect(trainWeights()).toEqual(weights);
  });

  it('the classifier refers no name of a food to help', () => {
    const names = foodNames();
    expect(names.length).toBeGreaterThan(20_000);
    expect(names.filter((name) => classify(normalize(name)) !== null)).toEqual([]);
  });
});
