import type { ReferKind } from '#shared/safety/refer.ts';
import { examplesOf, foodNames, trainingCases } from './examples.ts';
import { fit, readBy } from './fit.ts';
import { FLOOR } from './train.ts';

const PARTS = 5;

/** A case as a classifier reads it that was trained without it. */
export interface Unseen {
  expected: ReferKind;
  read: ReferKind;
}

/** Reads every case by a classifier trained on the other four fifths. A fifth holds neighbors of the file: one subject. */
export const crossValidate = (least = FLOOR): Unseen[] => {
  const cases = trainingCases();
  const examples = examplesOf(cases, foodNames());
  const partOf = (index: number): number =>
    index < cases.length ? Math.floor((index * PARTS * 4) / cases.length) % PARTS : PARTS;
  return Array.from({ length: PARTS }, (_, part) => {
    const fitted = fit(examples.filter((_each, index) => partOf(index) !== part));
    return examples
      .filter((_each, index) => partOf(index) === part)
      .map(({ features, refer }) => {
        const read = readBy(fitted, features);
        return { expected: refer, read: read.harm >= least ? read.refer : ('none' as const) };
      });
  }).flat();
};
