import { type Fact, wordFact } from '#shared/facts/fact.ts';
import { figuresIn } from '#shared/facts/figures/figures-in.ts';
import { strangeFigures } from '#shared/facts/figures/strange-figures.ts';

/** A figure is judged once this much stands behind it: its unit may follow. */
const UNIT_ROOM = 16;

/** Says that something was written. */
const CLAIM =
  /\bI(?:['’]ve| have)?(?: just| now| also)? (?:logged|added|saved|recorded|planned|tracked|put)\b|^(?:done|logged|added|saved|planned)\b/imu;

/** What a reply may hold figures of: facts, what tools answered, and the person's own words. */
export const knownFacts = (facts: readonly Fact[], message: string): Fact[] => [
  ...facts,
  wordFact('said', 'Said by the person', message),
];

/** Why a reply cannot be given to anybody; null where it can. @param hasWritten whether the turn writes anything */
export const faultOf = (text: string, facts: readonly Fact[], hasWritten: boolean): string | null => {
  const strange = strangeFigures(text, facts);
  if (strange.length > 0)
    return `These figures stand in no fact: ${strange.map((figure) => figure.text).join(', ')}. Answer again without them.`;
  if (!hasWritten && CLAIM.test(text))
    return 'Nothing was logged or planned in this turn. Answer again without saying so.';
  return null;
};

/**
 * How much of a text that is still being written can be shown: up to the first figure that no fact holds, to the first
 * claim that something was written, and to a last figure whose unit may still come. Whole words only.
 */
export const shownPart = (text: string, facts: readonly Fact[], hasWritten: boolean): string => {
  const claim = hasWritten ? -1 : text.search(CLAIM);
  const open = figuresIn(text).find(({ at, text: figure }) => at + figure.length + UNIT_ROOM > text.length);
  const [strange] = strangeFigures(text.slice(0, open?.at ?? text.length), facts);
  const end = Math.min(
    claim === -1 ? text.length : claim,
    open?.at ?? text.length,
    strange?.at ?? text.length,
  );
  const part = text.slice(0, end);
  // A word that is not over may become a number's.
  return end < text.length || /\s$/u.test(part) ? part : part.slice(0, part.search(/\S*$/u));
};
