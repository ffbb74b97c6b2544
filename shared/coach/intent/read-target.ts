import type { LocalDate } from '../../time/local-date.ts';
import type { EditTarget } from './edit.ts';
import { MEAL } from './lexicon.ts';
import { mealNamedIn } from './meal-text.ts';
import { hasOtherDay, readDay } from './read-day.ts';

/** Words that do not help to find an entry. */
const EMPTY = new RegExp(
  `\\b(?:the|my|a|an|of|from|in|on|at|for|to|one|entry|entries|item|items|that|which|i|you|we|had|ate|logged|log|just|diary|meal|todays?|yesterdays?|again|it|these|those|this|s|was|were|and|der|die|das|den|dem|des|ein|eine|einen|mein|meine|meinen|meinem|vom|von|aus|im|am|zum|beim|fur|eintrag|eintrage|mahlzeit|ich|du|hatte|habe|hab|gerade|heute|gestern|bitte|please|morning|evening|afternoon|night|morgen|abend|this|food|thing|${MEAL})\\b`,
  'g',
);

/** Reads which food a phrase is about: 'my snack from yesterday, the apple'. */
export const readTarget = (folded: string, today: LocalDate): EditTarget => {
  const day = readDay(folded.replace(/\b(today|yesterday)s\b/g, '$1'), today);
  const text = day?.rest ?? folded;
  const name = text
    .replace(EMPTY, ' ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    name: name === '' || /^(?:last|latest|previous|recent|letzte[nrs]?)$/.test(name) ? null : name,
    meal: mealNamedIn(folded),
    day: day?.offset ?? null,
  };
};

/** Returns whether a phrase names only a day. */
export const isDay = (folded: string): boolean =>
  hasOtherDay(folded) || /\b(?:today|yesterday|heute|gestern|vorgestern|last night)\b/.test(folded);
