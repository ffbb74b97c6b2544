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
import { ownTextOf } from '#shared/business-agents/sdr/messages/own-text.ts';
import { type Example, fingerprintOf } from './training-messages.ts';

const ROUNDS = 20;
const RATE = 0.3;
const SHRINK = 1e-4;
/** Number of features that are kept, those with the largest weights. */
const KEPT = 12_000;
const CLASSES = messageIntents.length;

export interface Labelled {
  intent: number;
  features: readonly Feature[];
}

export const labelled = (examples: readonly Example[]): Labelled[] =>
  examples.map(({ intent, text }) => {
    const own = ownTextOf(text);
    return { intent: messageIntents.indexOf(intent), features: featuresOf(own, phrasesIn(own)) };
  });

/** Returns numbers from 0 to below 1, always the same ones. */
const createRandom = (): (() => number) => {
  let state = 7;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff) / 0x80_00_00_00;
};

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
      for (const [feature, value] of one.features)
        for (let index = 0; index < CLASSES; index += 1)
          sums[index] = sums[index]! + value * weights[feature * CLASSES + index]!;
      const highest = Math.max(...sums);
      const odds = sums.map((sum) => Math.exp(sum - highest));
      const all = odds.reduce((sum, each) => sum + each, 0);
      for (let index = 0; index < CLASSES; index += 1) {
        const fault = odds[index]! / all - (index === one.intent ? 1 : 0);
        bias[index] = bias[index]! - 0.05 * fault;
        for (const [feature, value] of one.features) {
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

/** Trains the model and keeps the most telling features, with weights in whole steps. */
export const fitModel = (data: readonly Labelled[]): { model: Model; packed: PackedModel } => {
  const { weights, bias } = fitWeights(data);
  const rows = Array.from({ length: FEATURES }, (_none, feature) => {
    const row = Array.from(weights.subarray(feature * CLASSES, (feature + 1) * CLASSES));
    return { feature, row, size: Math.max(...row.map(Math.abs)) };
  });
  const kept = rows.toSorted((one, other) => other.size - one.size).slice(0, KEPT);
  const step = Math.max(...kept.map(({ size }) => size)) / HIGHEST;
  const model = new Map(
    kept.map(({ feature, row }) => [feature, row.map((weight) => Math.round(weight / step))]),
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
