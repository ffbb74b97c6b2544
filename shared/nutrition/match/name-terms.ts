import { contentTokens } from '../parse/content-words.ts';
import { isNegation } from '../parse/vocabulary/filler-words.ts';
import { normalForm } from '../parse/normal-form.ts';
import { joinRepeatedWords, replacePhrases } from '../parse/replace-phrases.ts';
import { isCategory, isFiling, ROUGH, weightOf } from './word-classes.ts';
import { type Token, tokenize } from '../parse/tokenize.ts';

/** A word of a name with its role. */
export interface NameTerm {
  word: string;
  /** In the first part of the name, before a comma. */
  first: boolean;
  /** One of several alternatives: 'chicken OR turkey'. */
  either: boolean;
  /** One of two that form the food together: 'macaroni AND cheese'. */
  paired: boolean;
  /** After 'with', 'in' or 'on': describes the food. */
  behind: boolean;
  /** Alone before the first comma, as a category: 'Fish' in 'Fish, perch'. */
  files: boolean;
  /** In capitals: a brand. */
  brand: boolean;
}

/** Matches notes of a reference about unspecified details and the state before cooking. */
const unknownAs = /\b(?:NS as to|NFS)\b[^,;)]*|(?<=, )(?:from fresh|fresh(?=, cooked))\b/g;
const behindWords = new Set(['with', 'in', 'on', 'for', 'made', 'from']);

/** Words in capitals that are not brands. */
const plainCapitals = /^(?:NFS|NS|USDA|US|BBQ|BLT|DHA|ARA|UHT|PBJ)$/;

/** Returns whether a word of a name is written as a brand. */
export const isBrand = (raw: string): boolean =>
  /^(?:Mc)?[A-Z][A-Z'’]+[A-Z]/.test(raw) && !plainCapitals.test(raw);

const textOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

/** Marks the words of a first part that is only a category. */
const markFiling = (terms: NameTerm[]): NameTerm[] => {
  const naming = terms.filter(({ word, first, behind }) => first && !behind && weightOf(word) >= ROUGH);
  const alone = terms.some(({ first }) => !first) && naming.every(({ word }) => isFiling(word));
  return terms.map((term) =>
    naming.includes(term) && (alone || isCategory(term.word)) ? { ...term, files: true } : term,
  );
};

/** Returns the significant words of a name without duplicates. An excluded ingredient becomes `no:` and the word. */
export const nameTerms = (name: string): NameTerm[] => {
  const tokens = joinRepeatedWords(replacePhrases(tokenize(name.replace(unknownAs, ' '))));
  const terms = new Map<string, NameTerm>();
  let [first, behind, negated, excluded] = [true, false, false, false];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'break') {
      if (terms.size > 0) first = false;
      if (!excluded || token.raw === ';') [negated, excluded] = [false, false];
    }
    const word = textOf(token);
    if (word === '') continue;
    if (isNegation(word)) negated = true;
    // In 'Excluding carrots, broccoli and leafy greens; gravy' the whole list is excluded.
    if (word === normalForm('excluding')) excluded = true;
    if (word === 'with') negated = false;
    if (behindWords.has(word)) behind = true;
    const [content] = contentTokens([token]);
    if (content === undefined || isNegation(content) || content === 'or') continue;
    const either = textOf(tokens[at - 1]) === 'or' || textOf(tokens[at + 1]) === 'or';
    const paired = textOf(tokens[at - 1]) === 'and' || textOf(tokens[at + 1]) === 'and';
    const key = negated ? `no:${content}` : content;
    if (!terms.has(key))
      terms.set(key, { word: key, first, either, paired, behind, brand: isBrand(token.raw), files: false });
  }
  return markFiling([...terms.values()]);
};
