import type { Reading } from './read-amount.ts';
import type { Link } from './split-segments.ts';
import type { NumberToken, WordToken } from './tokenize.ts';

/** One food as the text mentions it: its amount, its words, and how it is tied to the mention before. */
export interface FoodMention extends Reading {
  link: Link;
  /** After a comma or the like. */
  afterBreak: boolean;
  /** It starts a sentence or a line. */
  startsSentence: boolean;
  negated: boolean;
  /** It follows a colon or a dash: 'tapas: OLIVES'. */
  isHeaded?: boolean;
  /** It replaces an earlier mention: 'two eggs, no wait, THREE'. */
  isCorrection?: boolean;
  /** Grain, pasta or pulses weighed before cooking. */
  dry?: boolean;
  /** The text does not say whether it was weighed dry or cooked. */
  isDryUnclear?: boolean;
  /** None of its words occurs in a name of the food table. */
  unknown?: boolean;
  /** A word of it is a food on its own. */
  namesFood?: boolean;
  /** The next listed mention has the same link. */
  continuesLink?: boolean;
  /** 1 as written, lower after a spelling correction. */
  trust: number;
  /** The brand of the text that the table has no record for, as the user wrote it. */
  brand?: string;
  /** It starts with 'some': 'some peas'. */
  some?: boolean;
  /** The text as the user wrote it. */
  raw: string;
  /** Its words and numbers, to find them in the original text. */
  tokens: readonly (WordToken | NumberToken)[];
}
