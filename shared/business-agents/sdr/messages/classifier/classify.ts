import type { Weights } from '../find-cues.ts';
import { type MessageIntent, messageIntents } from '../intents.ts';
import { type Feature, featuresOf } from './features.ts';
import { type Model, type PackedModel, unpack } from './packed-model.ts';
import { intentModel } from './intent-model.ts';

/** The probability of each intent. */
export type Likelihood = Readonly<Record<MessageIntent, number>>;

/** Returns the probabilities of the intents for the features of a message. */
export const likelihoodOf = (
  features: readonly Feature[],
  model: Model,
  { bias, step }: Pick<PackedModel, 'bias' | 'step'>,
): Likelihood => {
  const sums = bias.map((each) => each);
  for (const [feature, value] of features) {
    const weights = model.get(feature);
    if (weights)
      for (const [index, weight] of weights.entries())
        sums[index] = (sums[index] ?? 0) + weight * step * value;
  }
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(
    messageIntents.map((intent, index) => [intent, (odds[index] ?? 0) / all]),
  ) as unknown as Likelihood;
};

let opened: Model | undefined;

/**
 * Returns how likely each intent is for a message, by its likeness to the example messages that `npm run messages`
 * trains the linear model on. It complements the phrases, which it also weighs.
 */
export const classify = (text: string, phrases: Weights): Likelihood => {
  opened ??= unpack(intentModel.packed);
  return likelihoodOf(featuresOf(text, phrases), opened, intentModel);
};
