import type { SkipReason } from '../values/skip-reasons.ts';
import type { TextRange } from './tracked-text.ts';
import type { Token } from './tokenize.ts';
import { isFiller, isJoin, isNegation } from './vocabulary/filler-words.ts';
import {
  activities,
  eatVerbs,
  goalVerbs,
  householdWords,
  otherEaters,
  otherPeople,
  overriddenThings,
  overridingVerbs,
  pets,
  purchaseVerbs,
  questionWords,
  subjectLeads,
  thoughtVerbs,
} from './vocabulary/uneaten-words.ts';

/** A part of a text that is not logged. */
export interface SkippedPart {
  ranges: TextRange[];
  reason: SkipReason;
}

interface Clause {
  tokens: Token[];
  words: string[];
  /** Whether it starts a sentence. */
  starts: boolean;
}

const wordOf = (token: Token | undefined): string =>
  token?.kind === 'word' && token.named !== true ? token.text : '';

const isEating = (words: readonly string[]): boolean => words.some((word) => eatVerbs.has(word));

/** Returns whether a new clause starts: 'BUT I had', 'AND ate'. */
const startsClause = (tokens: readonly Token[], at: number): boolean => {
  const word = wordOf(tokens[at]);
  if (['but', 'so', 'because', 'though', 'aber'].includes(word)) return true;
  if (word !== 'and' && word !== 'then') return false;
  const next = tokens.slice(at + 1, at + 4).map(wordOf);
  const verb = next.findIndex((each) => eatVerbs.has(each));
  return verb >= 0 && next.slice(0, verb).every((each) => ['i', 'we', 'then', 'only', 'just'].includes(each));
};

const clausesOf = (tokens: readonly Token[]): Clause[] => {
  const clauses: Clause[] = [];
  let starts = true;
  for (const [at, token] of tokens.entries()) {
    const isBreak = token.kind === 'break';
    if (isBreak || startsClause(tokens, at) || clauses.length === 0)
      clauses.push({ tokens: [], words: [], starts });
    starts = isBreak && (token.raw === '' || /[.;!?\n\r]/.test(token.raw));
    const last = clauses.at(-1);
    last?.tokens.push(token);
    if (token.kind === 'word') last?.words.push(token.text);
  }
  return clauses;
};

const has = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word) => known.has(word));

const isGoal = ({ words }: Clause): boolean =>
  words.some(
    (word, at) =>
      ['want', 'wanted', 'trying', 'try', 'need', 'hope', 'plan', 'planning', 'should', 'wanna'].includes(
        word,
      ) &&
      words[at + 1] === 'to' &&
      goalVerbs.has(words[at + 2] ?? '') &&
      !words.slice(at).some((next) => ['had', 'ate'].includes(next)),
  ) ||
  words.some(
    (word, at) => eatVerbs.has(word) && ['less', 'healthier', 'better'].includes(words[at + 1] ?? ''),
  );

const isActivity = ({ words }: Clause): boolean => {
  const first = words.find((word) => !isFiller(word) && !isJoin(word)) ?? '';
  const isGoing = words.includes('went') && words.includes('for') && has(words, activities);
  return (activities.has(first) || isGoing) && !isEating(words);
};

const isOthers = ({ words }: Clause): boolean =>
  has(words, otherPeople) && isEating(words) && !words.includes('i') && !words.includes('we');

const isOurWord = (word: string): boolean =>
  word === 'i' || word === 'we' || word === 'ich' || word === 'wir';

/** Returns whether someone else is the subject: 'MY FRIEND had a burger', unlike 'my friend and I had a burger'. */
const isAnothersMeal = ({ words }: Clause): boolean => {
  const person = words.findIndex((word) => otherEaters.has(word));
  const verb = words.findIndex((word, at) => at > person && eatVerbs.has(word));
  return (
    person >= 0 &&
    verb > person &&
    verb <= person + 3 &&
    words.slice(0, person).every((word) => subjectLeads.has(word)) &&
    !words.slice(0, verb).some(isOurWord)
  );
};

/** Returns whether a clause is only about the thought of food: 'THINKING ABOUT pizza', 'is pizza healthy'. */
const isThought = ({ words }: Clause): boolean => {
  const first = words.find((word) => !subjectLeads.has(word) && !isOurWord(word)) ?? '';
  return (thoughtVerbs.has(first) || questionWords.has(words[0] ?? '')) && !isEating(words);
};

/** Returns whether nothing of what the clauses before it name was eaten: 'but DIDN'T EAT ANY'. */
const isDenied = ({ words }: Clause): boolean => {
  const verb = words.findIndex((word, at) => eatVerbs.has(word) && isNegation(words[at - 1] ?? ''));
  return verb >= 0 && ['any', 'it', 'them', 'anything', undefined].includes(words[verb + 1]);
};

/** Returns whether a sentence gives orders to a program instead of naming a meal. */
const isInstruction = ({ words }: Clause): boolean =>
  has(words, overridingVerbs) && has(words, overriddenThings);

/** Returns whether an amount is below zero: '-2 eggs'. */
const isBelowZero = ({ tokens }: Clause): boolean =>
  wordOf(tokens[0]) === 'minus' && tokens[1]?.kind === 'number';

const isOurs = ({ words }: Clause): boolean => words.includes('i') && isEating(words);

const isNone = ({ words }: Clause): boolean =>
  words.some(
    (word, at) => eatVerbs.has(word) && ['none', 'nothing', 'nix', 'nichts'].includes(words[at + 1] ?? ''),
  );

/** Returns whether a clause is about buying, unlike 'store-bought cookies'. */
const isPurchase = (words: readonly string[]): boolean =>
  words.some((word, at) => purchaseVerbs.has(word) && !['store', 'shop'].includes(words[at - 1] ?? ''));

/** Returns whether a clause names what was eaten less than planned: 'I WAS GOING TO HAVE cake but had an apple'. */
const isUnrealized = ({ words }: Clause, next: Clause | undefined): boolean =>
  next?.words[0] === 'but' &&
  isEating(next.words) &&
  words.some((word, at) => {
    const [second = '', before = ''] = words.slice(Math.max(0, at - 2), at);
    // The phrase 'to eat' is already 'and'.
    if (['wanted', 'planned', 'meant'].includes(word)) return words[at + 1] === 'and';
    const isPlan = before === 'to' && ['going', 'wanted', 'planned', 'meant'].includes(second);
    return eatVerbs.has(word) && (isPlan || ['almost', 'nearly'].includes(words[at - 1] ?? ''));
  });

const reasonOf = (clause: Clause, clauses: readonly Clause[], ate: boolean): SkipReason | null => {
  const { words } = clause;
  if (has(words, householdWords) || isInstruction(clause)) return 'not_food';
  if (isBelowZero(clause) || isAnothersMeal(clause) || isDenied(clause)) return 'not_eaten';
  if (isThought(clause)) return 'goal';
  if (isPurchase(words) && !ate) return 'bought';
  if (isActivity(clause)) return 'activity';
  if (isGoal(clause)) return 'goal';
  if (isNone(clause)) return 'not_eaten';
  if (isOthers(clause) && clauses.some((each) => each !== clause && isOurs(each))) return 'not_eaten';
  const first = words.find((word) => word !== 'and' && word !== 'i' && word !== 'but');
  if (first === 'left' || (words.includes('gave') && words.includes('away'))) return 'not_eaten';
  return ['feed', 'fed'].includes(first ?? '') && has(words, pets) ? 'not_food' : null;
};

/** Returns whether a clause eats what the one before names: 'she didn't want her yogurt SO I ATE IT'. */
const eatsIt = ({ words }: Clause | { words: string[] }): boolean =>
  !words.some(isNegation) &&
  words.some((word, at) => eatVerbs.has(word) && ['it', 'them', 'that'].includes(words[at + 1] ?? ''));

const withoutNegation = (clause: Clause): Token[] =>
  clause.tokens.filter((token) => !(token.kind === 'word' && isNegation(token.text)));

/** Reasons that also apply to the next parts of the same sentence: 'bought eggs, milk and bread'. */
const spreading: ReadonlySet<SkipReason> = new Set(['bought', 'not_food']);

/** Removes what was not eaten: purchases, sports, plans, other people's meals, leftovers and things that are no food. */
export const skipUneaten = (tokens: readonly Token[]): { tokens: Token[]; skipped: SkippedPart[] } => {
  const clauses = clausesOf(tokens);
  const ate = clauses.some(({ words }) => isEating(words));
  const kept: Token[] = [];
  const skipped: SkippedPart[] = [];
  let spread: SkipReason | null = null;
  for (const [at, clause] of clauses.entries()) {
    if (clause.starts) spread = null;
    const next = clauses[at + 1];
    const isNextDenied = next !== undefined && !next.starts && isDenied(next);
    const reason: SkipReason | null =
      reasonOf(clause, clauses, ate) ??
      spread ??
      (isNextDenied || isUnrealized(clause, next) ? 'not_eaten' : null);
    if (reason !== null) {
      skipped.push({ ranges: clause.tokens.flatMap(({ ranges }) => ranges), reason });
      kept.push({ kind: 'break', raw: ',', ranges: [] });
      spread = spreading.has(reason) ? reason : null;
    } else if (next !== undefined && eatsIt(next)) kept.push(...withoutNegation(clause));
    else kept.push(...clause.tokens);
  }
  return skipped.length === 0 && kept.length === tokens.length
    ? { tokens: [...tokens], skipped }
    : { tokens: kept, skipped };
};
