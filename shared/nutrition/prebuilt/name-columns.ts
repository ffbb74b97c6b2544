import type { NameTerm } from '../match/name-terms.ts';
import { marks } from './layout.ts';
import type { OpenFile } from './open-file.ts';

/** The words of a table's names in flat arrays. */
export interface NameColumns {
  /** Number of names. */
  count: number;
  vocabulary: readonly string[];
  /** Start of each name's words in `words`, plus the end. */
  starts: Uint32Array;
  /** Indexes of words in `vocabulary`, name by name. */
  words: Uint16Array;
  /** Cost of each of those words if unmentioned. */
  costs: Float64Array;
  /** Index of the food of each name. */
  foods: Uint16Array;
  /** Kind of each name. */
  kinds: Uint8Array;
  priors: Float64Array;
  termsOf: (name: number) => NameTerm[];
}

/**
 * Creates a view without copying. Requires a little-endian machine, as all supported ones are; `openFile` ensures the
 * alignment.
 */
const sixteenBits = (bytes: Uint8Array): Uint16Array =>
  new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);

const bitOfMark = Object.entries(marks) as [mark: keyof typeof marks, bit: number][];

const termOf = (word: string, bits: number): NameTerm => {
  const term: Partial<NameTerm> = { word };
  for (const [mark, bit] of bitOfMark) term[mark] = (bits & bit) !== 0;
  return term as NameTerm;
};

const startsOf = (lengths: Uint8Array): Uint32Array => {
  const starts = new Uint32Array(lengths.length + 1);
  for (let at = 0; at < lengths.length; at += 1) starts[at + 1] = starts[at]! + lengths[at]!;
  return starts;
};

/** Returns the running sums of delta-encoded numbers. */
const summed = (steps: Uint16Array): Uint16Array => {
  const numbers = new Uint16Array(steps.length);
  let number = 0;
  for (let at = 0; at < steps.length; at += 1) numbers[at] = number += steps[at]!;
  return numbers;
};

/** Looks up values by index. Uses a loop, since this is part of the cold start. */
const valuesAt = <Out extends Uint16Array | Float64Array>(
  places: ArrayLike<number>,
  values: ArrayLike<number>,
  out: Out,
): Out => {
  for (let at = 0; at < places.length; at += 1) out[at] = values[places[at]!]!;
  return out;
};

/** Reads the names of a prebuilt table. */
export const nameColumns = ({ header, bytesOf }: OpenFile): NameColumns => {
  const vocabulary = new TextDecoder().decode(bytesOf('words')).split('\n');
  const termWords = sixteenBits(bytesOf('termWords'));
  const termMarks = bytesOf('termMarks');
  const termCosts = sixteenBits(bytesOf('termCosts'));
  const costOfTerm = valuesAt(termCosts, header.costs, new Float64Array(termCosts.length));
  const terms = sixteenBits(bytesOf('terms'));
  const starts = startsOf(bytesOf('lengths'));
  const priors = bytesOf('priors');
  return {
    count: starts.length - 1,
    vocabulary,
    starts,
    words: valuesAt(terms, termWords, new Uint16Array(terms.length)),
    costs: valuesAt(terms, costOfTerm, new Float64Array(terms.length)),
    foods: summed(sixteenBits(bytesOf('foods'))),
    kinds: bytesOf('kinds'),
    priors: valuesAt(priors, header.priors, new Float64Array(priors.length)),
    termsOf: (name) =>
      Array.from(terms.subarray(starts[name], starts[name + 1]), (term) =>
        termOf(vocabulary[termWords[term]!]!, termMarks[term]!),
      ),
  };
};
