import { germanMonthNames } from '#shared/time/month-names.ts';
import { plainText } from '../text/spoken.ts';

/** A period in front of a month ends no sentence: '26. November'. */
const split = new RegExp(
  String.raw`(?<=[.!?])(?<!\d\.(?=\s(?:${germanMonthNames.join('|')})))\s+(?=[\p{Lu}\d"(])|\n+|(?<=\s)[–—](?=\s)`,
  'u',
);

/** Splits a text into sentences and lines. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/\r?\n/u)
    .map(plainText)
    .join('\n')
    .split(split)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const denial =
  /\b(?:not|nothing|nobody|no one|never|cannot|unable|neither|nor|without (?:having|being)|kein\p{L}*|nicht|nichts|nie|niemals|weder|unmöglich)(?!\p{L})|n't\b|\bno\b(?! (?:later|coding|effort|problem|doubt|risk|strings|questions|catch|obligation|limit|notice|contract|setup|fee|cost|charge|matter|extra|hidden|additional))/iu;

/** Returns whether a part of a text denies something. */
export const isDenied = (text: string): boolean => denial.test(text);

const conditional =
  /\b(?:if|once|when|as soon as|would|could|should|may|might|can|will|shall|to be|want|wanted|please|let me|going to|before|until|wenn|sobald|falls|würde\p{L}*|könnte\p{L}*|kann|können|wird|werden|soll\p{L}*|möchte\p{L}*|bitte|lässt sich|lassen sich)(?!\p{L})/iu;

/** Returns whether a part of a text speaks of what may or will happen rather than of what happened. */
export const isConditional = (text: string): boolean => conditional.test(text);
