import {
  featureCount,
  likeliestOf,
  probabilities,
  probabilitiesOf,
} from '#shared/safety/classifier/classify.ts';
import { classes, HIGHEST, type Model, type Weights } from '#shared/safety/classifier/packed-model.ts';
import type { ReferKind } from '#shared/safety/refer.ts';

/** A text by its features, with the expected referral. */
export interface Example {
  features: readonly number[];
  refer: ReferKind;
}

/** A fitted model with everything that its packed form needs. */
export interface Fitted extends Pick<Weights, 'bias' | 'step'> {
  model: Model;
}

/** Features that are kept: enough for the packed model to stay within 15 KB. */
const KEPT = 7_000;
const PASSES = 20;
const RATE = 0.15;
const DECAY = 1e-5;
/** Harmless texts above this probability of harm count more in the next fit, and still more in the one after it. */
const HARD = 0.4;
const HARD_WEIGHTS = [5, 20];
/** Share of the weights that are not cut off. */
const UNCUT = 0.99;

interface Weighted extends Example {
  weight: number;
}

/** Returns numbers from 0 to 1 that are the same in every run. */
const repeatableRandom = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
};

interface Dense {
  weights: Float64Array[];
  bias: number[];
}

const sumsOf = ({ weights }: Dense, features: readonly number[]): number[] => {
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  return weights.map((each) => {
    let sum = 0;
    for (const feature of features) sum += each[feature] ?? 0;
    return scale * sum;
  });
};

/** Fits a softmax regression by AdaGrad. A harmless text is the class without weights. */
const descend = (examples: readonly Weighted[]): Dense => {
  const dense: Dense = {
    weights: classes.map(() => new Float64Array(featureCount)),
    bias: classes.map(() => 0),
  };
  const squares = classes.map(() => new Float64Array(featureCount).fill(1e-6));
  const biasSquares = classes.map(() => 1e-6);
  const order = [...examples];
  const random = repeatableRandom();
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] as Weighted, order[index] as Weighted];
    }
    for (const { features, refer, weight } of order) {
      const likely = probabilities(sumsOf(dense, features), dense.bias);
      const scale = 1 / Math.sqrt(Math.max(1, features.length));
      for (const [index, kind] of classes.entries()) {
        const values = dense.weights[index] as Float64Array;
        const past = squares[index] as Float64Array;
        const error = weight * ((likely[index] ?? 0) - (kind === refer ? 1 : 0));
        for (const feature of features) {
          const gradient = error * scale + DECAY * (values[feature] ?? 0);
          past[feature] = (past[feature] ?? 0) + gradient ** 2;
          values[feature] = (values[feature] ?? 0) - (RATE * gradient) / Math.sqrt(past[feature]);
        }
        biasSquares[index] = (biasSquares[index] ?? 0) + error ** 2;
        dense.bias[index] = (dense.bias[index] ?? 0) - (RATE * error) / Math.sqrt(biasSquares[index]);
      }
    }
  }
  return dense;
};

/** Returns the features that matter most, of those that at least two texts have. */
const mostTelling = (examples: readonly Example[], { weights }: Dense): Set<number> => {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const telling = [...counts]
    .filter(([, count]) => count > 2)
    .map(([feature, count]) => ({
      feature,
      worth: Math.sqrt(count * weights.reduce((sum, each) => sum + (each[feature] ?? 0) ** 2, 0)),
    }))
    .sort((one, other) => other.worth - one.worth);
  return new Set(telling.slice(0, KEPT).map(({ feature }) => feature));
};

/** Rounds weights to three bits. */
const rounded = ({ weights, bias }: Dense, kept: ReadonlySet<number>): Fitted => {
  const sizes = weights
    .flatMap((each) => [...kept].map((feature) => Math.abs(each[feature] ?? 0)))
    .sort((one, other) => one - other);
  const step = (sizes[Math.floor(sizes.length * UNCUT)] ?? 1) / HIGHEST;
  const unit = (value: number): number => Math.max(-HIGHEST, Math.min(HIGHEST, Math.round(value / step)));
  return {
    step,
    bias,
    model: new Map([...kept].map((feature) => [feature, weights.map((each) => unit(each[feature] ?? 0))])),
  };
};

/** Trains the classifier. The same examples always give the same model. */
export const fit = (examples: readonly Example[]): Fitted => {
  const all = examples.map((each) => ({ ...each, weight: 1 }));
  const kept = mostTelling(examples, descend(all));
  const reduced = all.map((each) => ({
    ...each,
    features: each.features.filter((feature) => kept.has(feature)),
  }));
  let weighted: Weighted[] = reduced;
  for (const hardWeight of HARD_WEIGHTS) {
    const fitted = descend(weighted);
    weighted = weighted.map((each) => {
      const { harm } = likeliestOf(probabilities(sumsOf(fitted, each.features), fitted.bias));
      return each.refer === 'none' && harm > HARD ? { ...each, weight: hardWeight } : each;
    });
  }
  return rounded(descend(weighted), kept);
};

/** Returns the most likely class of a text and the probability of any. */
export const readBy = ({ model, ...rest }: Fitted, features: readonly number[]) =>
  likeliestOf(probabilitiesOf(features, model, rest));
