import { writeFileSync } from 'node:fs';
import { LEAST_WORDS } from '#shared/safety/classifier/classify.ts';
import { classes, pack, type Weights } from '#shared/safety/classifier/packed-model.ts';
import { exampleOf, examplesOf, fingerprint, foodNames, trainingCases } from './examples.ts';
import { fit, readBy } from './fit.ts';

/** Lowest probability of harm that may refer anyone: below, too many look-alikes of the cross-validation are referred. */
export const FLOOR = 0.6;
/** A question for a doctor is less urgent, and its words also occur in questions about a diary. */
const DOCTOR_FLOOR = 0.85;
/** How far the limit of a class lies above its most suspicious harmless text. */
const MARGIN = 0.02;

/** Probability of harm from which a food name that was left out becomes an example too. */
const SUSPICIOUS = 0.4;

/** Trains the classifier on the published set and names of foods. */
export const trainWeights = (): Weights => {
  const cases = trainingCases();
  const names = foodNames();
  const examples = examplesOf(cases, names);
  const first = fit(examples);
  const suspects = names
    .filter((name) => name.split(' ').length >= LEAST_WORDS)
    .map((name) => exampleOf(name, 'none'))
    .filter(({ features }) => readBy(first, features).harm > SUSPICIOUS);
  const all = [...examples, ...suspects];
  const fitted = fit(all);
  const harmless = all
    .filter(({ refer }) => refer === 'none')
    .map(({ features }) => readBy(fitted, features));
  return {
    trainedOn: fingerprint(cases),
    bias: fitted.bias,
    step: fitted.step,
    least: classes.map((kind) =>
      harmless.reduce(
        (least, { refer, harm }) => (refer === kind ? Math.max(least, harm + MARGIN) : least),
        kind === 'doctor' ? DOCTOR_FLOOR : FLOOR,
      ),
    ),
    packed: pack(fitted.model),
  };
};

/** Writes the trained weights into their module. */
export const writeWeights = (): void => {
  const text = `import type { Weights } from './packed-model.ts';

/** Created by \`npm run safety\`. */
export const weights: Weights = ${JSON.stringify(trainWeights())};
`;
  writeFileSync(new URL('../../../../shared/safety/classifier/weights.ts', import.meta.url), text);
};
