import { FEATURES, featuresOf } from './features.ts';
import { type Class, classes, type Model, unpack, type Weights } from './packed-model.ts';
import { weights } from './weights.ts';

/** Returns the probabilities of the classes for what the features of a text add up to. */
export const probabilities = (sums: readonly number[], bias: readonly number[]): number[] => {
  const odds = sums.map((sum, index) => Math.exp(sum + (bias[index] ?? 0)));
  const all = odds.reduce((total, each) => total + each, 1);
  return odds.map((each) => each / all);
};

/** Returns the probabilities of the classes for a text of these features. */
export const probabilitiesOf = (
  features: readonly number[],
  model: Model,
  { bias, step }: Pick<Weights, 'bias' | 'step'>,
): number[] => {
  const known = features.flatMap((feature) => {
    const values = model.get(feature);
    return values ? [values] : [];
  });
  const scale = step / Math.sqrt(Math.max(1, known.length));
  return probabilities(
    classes.map((_, index) => scale * known.reduce((sum, values) => sum + (values[index] ?? 0), 0)),
    bias,
  );
};

/** The most likely class, its probability, and the probability of any class. */
export interface Likeliest {
  refer: Class;
  probability: number;
  harm: number;
}

export const likeliestOf = (likely: readonly number[]): Likeliest => {
  const probability = Math.max(...likely);
  return {
    refer: classes[likely.indexOf(probability)] ?? 'doctor',
    probability,
    harm: likely.reduce((sum, each) => sum + each, 0),
  };
};

/** Shorter texts give too little evidence: 'last time I drank wine' shares half of its words with a case. */
export const LEAST_WORDS = 7;

/** Returns the number of words, without marks between sentences and without the s of a genitive. */
const wordsIn = (text: string): number =>
  text.split(' ').filter((word) => /\w/.test(word) && word !== 's').length;

let model: Model | undefined;

/**
 * Returns the class of a normalized text by its likeness to the published safety set, or null for a harmless text.
 * `npm run safety` trains the linear model. It complements the rules, which know what is certain.
 */
export const classify = (text: string): Likeliest | null => {
  if (text.split(' ').length < LEAST_WORDS) return null;
  model ??= unpack(weights.packed);
  const likeliest = likeliestOf(probabilitiesOf(featuresOf(text), model, weights));
  // A missed crisis is worse than an unneeded offer of help, so marks count as words there.
  if (likeliest.refer !== 'crisis' && wordsIn(text) < LEAST_WORDS) return null;
  return likeliest.harm >= (weights.least[classes.indexOf(likeliest.refer)] ?? 1) ? likeliest : null;
};

/** Number of possible features, for the training. */
export const featureCount = FEATURES;
