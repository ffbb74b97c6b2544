import {
  FEATURES,
  type Feature,
  featuresOf,
} from '#shared/business-agents/sdr/messages/classifier/features.ts';
import {
  HIGHEST,
  type Model,
  type PackedModel,
  pack,
} from '#shared/business-agents/sdr/messages/classifier/packed-model.ts';
import { phrasesIn } from '#shared/business-agents/sdr/messages/find-cues.ts';
import { messageIntents } from '#shared/business-agents/sdr/messages/intents.ts';
import { ownTextOf, withoutGreeting } from '#shared/business-agents/sdr/messages/own-text.ts';
import { standardSpelling } from '#shared/business-agents/sdr/messages/standard-spelling.ts';
import { createRandom } from './create-random.ts';
import { type Example, fingerprintOf } from './training-messages.ts';

const ROUNDS = 12;
const RATE = 0.3;
const SHRINK = 1e-4;
/** Share of a message's features that a round leaves out, so that no single word decides. */
const LEFT_OUT = 0.2;
/** Number of features that are kept. */
const KEPT = 20_000;
/** Number of messages that a kept feature is in, at least. */
const LEAST_COUNT = 2;
/** Share of the weights that are not cut to the highest one. */
const WITHIN = 0.98;
const CLASSES = messageIntents.length;

export interface Labelled {
  intent: number;
  features: readonly Feature[];
}

export const labelled = (examples: readonly Example[]): Labelled[] =>
  examples.map(({ intent, text }) => {
    const own = standardSpelling(withoutGreeting(ownTextOf(text)));
    return { intent: messageIntents.indexOf(intent), features: featuresOf(own, phrasesIn(own)) };
  });

/** Fits a multinomial logistic regression by AdaGrad. The same examples always give the same model. */
const fitWeights = (data: readonly Labelled[]): { weights: Float64Array; bias: number[] } => {
  const weights = new Float64Array(FEATURES * CLASSES);
  const squares = new Float64Array(FEATURES * CLASSES).fill(1e-6);
  const bias = Array.from({ length: CLASSES }, () => 0);
  const random = createRandom();
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = data.map((one) => ({ one, at: random() })).toSorted((one, other) => one.at - other.at);
    for (const { one } of order) {
      const sums = bias.map((each) => each);
      const features = one.features.filter(() => random() >= LEFT_OUT);
      for (const [feature, value] of features)
        for (let index = 0; index < CLASSES; index += 1)
          sums[index] = sums[index]! + value * weights[feature * CLASSES + index]!;
      const highest = Math.max(...sums);
      const odds = sums.map((sum) => Math.exp(sum - highest));
      const all = odds.reduce((sum, each) => sum + each, 0);
      for (let index = 0; index < CLASSES; index += 1) {
        const fault = odds[index]! / all - (index === one.intent ? 1 : 0);
        bias[index] = bias[index]! - 0.05 * fault;
        for (const [feature, value] of features) {
          const at = feature * CLASSES + index;
          const slope = fault * value + SHRINK * weights[at]!;
          squares[at] = squares[at]! + slope * slope;
          weights[at] = weights[at]! - (RATE * slope) / Math.sqrt(squares[at]);
        }
      }
    }
  }
  return { weights, bias };
};

/** Returns the features whose weights matter most: large ones of frequent features. */
const mostUseful = (data: readonly Labelled[], weights: Float64Array): ReadonlySet<number> => {
  const counts = new Float64Array(FEATURES);
  for (const { features } of data) for (const [feature] of features) counts[feature] = counts[feature]! + 1;
  const ranked = Array.from({ length: FEATURES }, (_none, feature) => {
    const row = weights.subarray(feature * CLASSES, (feature + 1) * CLASSES);
    const isRare = counts[feature]! < LEAST_COUNT && feature < FEATURES - CLASSES;
    return { feature, use: isRare ? 0 : Math.max(...row.map(Math.abs)) * Math.sqrt(counts[feature]!) };
  }).filter(({ use }) => use > 0);
  ranked.sort((one, other) => other.use - one.use);
  return new Set(ranked.slice(0, KEPT).map(({ feature }) => feature));
};

/** Returns the weight that a share of all weights does not exceed. */
const weightAt = (weights: Float64Array, share: number): number => {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted();
  return sizes[Math.floor((sizes.length - 1) * share)]!;
};

/** Trains the model, again with the most useful features alone, and rounds their weights to whole steps. */
export const fitModel = (data: readonly Labelled[]): { model: Model; packed: PackedModel } => {
  const kept = mostUseful(data, fitWeights(data).weights);
  const { weights, bias } = fitWeights(
    data.map(({ intent, features }) => ({
      intent,
      features: features.filter(([feature]) => kept.has(feature)),
    })),
  );
  const step = weightAt(weights, WITHIN) / HIGHEST;
  const rounded = (weight: number): number =>
    Math.max(-HIGHEST, Math.min(HIGHEST, Math.round(weight / step)));
  const model = new Map(
    [...kept].map((feature) => [
      feature,
      Array.from(weights.subarray(feature * CLASSES, (feature + 1) * CLASSES), rounded),
    ]),
  );
  return {
    model,
    packed: {
      trainedOn: fingerprintOf(
        data.map(({ features, intent }) => [intent, features.length, features.slice(0, 8)]),
      ),
      bias: bias.map((each) => Math.round(each * 1000) / 1000),
      step: Math.round(step * 1e5) / 1e5,
      packed: pack(model),
    },
  };
};
