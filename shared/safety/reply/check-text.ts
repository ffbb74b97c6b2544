import { normalize } from '../normalize.ts';
import type { SafetyFacts } from '../user-facts.ts';
import { adviceFault } from './dangerous-advice.ts';
import { isInsult } from './insults.ts';
import { findLeak } from './leaks.ts';

/** Splits a text into sentences with their positions. A period inside a number or an abbreviation ends none. */
export const sentencesOf = (text: string): { text: string; at: number; isComplete: boolean }[] => {
  const found: { text: string; at: number; isComplete: boolean }[] = [];
  let start = 0;
  for (const end of text.matchAll(/[.!?…]+["”’)\]]*(?=\s)(?<!\d\.(?=\s\p{Ll}))|\n+/gu)) {
    const stop = end.index + end[0].length;
    if (text.slice(start, stop).trim() !== '')
      found.push({ text: text.slice(start, stop), at: start, isComplete: true });
    start = stop;
  }
  if (text.slice(start).trim() !== '')
    found.push({ text: text.slice(start), at: start, isComplete: /[.!?…]["”’)\]]*\s*$/.test(text) });
  return found;
};

/** Why a text may not be shown. */
export type TextFault = 'dangerous' | 'dose' | 'at-risk' | 'insult' | 'leak';

/** Returns why a sentence of any author, rules or model, may not be shown to a user, or null. */
export const sentenceFault = (sentence: string, facts: SafetyFacts): TextFault | null => {
  if (findLeak(sentence) >= 0) return 'leak';
  const plain = normalize(sentence).replaceAll(' | ', ' ');
  return adviceFault(plain, facts) ?? (isInsult(plain) ? 'insult' : null);
};
