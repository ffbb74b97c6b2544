import type { MealType } from '../../../food-entries/meal-type.ts';
import { wordFact, figureFact } from '../../../facts/fact.ts';
import type { Facts } from '../../../facts/facts.ts';
import { dayPeriod, lastDays } from '../../../facts/period.ts';
import { ENTRY_DAYS, type FactEntry } from '../../../facts/source.ts';
import { wallClockOf } from '../../../time/wall-clock.ts';
import type { Ask } from '../question.ts';
import { findEntries, entryDays, entryWords } from '../find-entries.ts';
import { type Said, say } from '../sentence.ts';

const WHEN =
  /\b(?:what time|at what time|when) (?:did i|was|is|do i) (?:my |the )?(?:last |first |latest )?(?:eat|have|had|log|drink)?\s?(?:my |the )?(?:last |first |latest )?(?:breakfast|lunch|dinner|snack|meal|entry|thing)\b/;
const WHICH_ONE =
  /\b(?:what|which) (?:was|is|did) .*\b(?:last|first|latest|most recent) (?:thing|meal|entry|food|bite)\b|\bmy (?:last|first|latest|most recent) (?:meal|entry|food)\b|\b(?:last|first) (?:thing|meal|food) (?:that )?i (?:ate|had|logged)\b/;
const BEGAN =
  /\b(?:when did i (?:start|begin|join)|since when (?:do|have|am) i|how long have i (?:been|used|logged|tracked)|(?:first|earliest) (?:day|entry)(?: that)?(?: i)? (?:ever|logged)?)\b/;

/** Returns an entry's time in the time zone where it was logged. */
const timeFact = ({ id, logged_at, time_zone }: FactEntry) =>
  wordFact(
    `entry.${id}.time`,
    'Time of an entry',
    wallClockOf(new Date(logged_at), time_zone).time.slice(0, 5),
  );

const entryWithTime = (facts: Facts, which: Said, entry: FactEntry): Said =>
  say`${which} was ${entryWords(entry)} ${dayPeriod(entry.local_date, facts.date).fact} at ${timeFact(entry)}.`;

const began = ({ days }: Facts, today: string): Said => {
  const first = [...days.values()].find(({ meals }) => meals > 0);
  if (first === undefined) return say`You haven’t logged anything yet.`;
  const logged = [...days.values()].filter(({ meals }) => meals > 0).length;
  return say`The first day with entries that I can see is ${wordFact('first.day', 'First day', dayPeriod(first.date, today).fact.words.replace(/^on /, ''), dayPeriod(first.date, today).fact.german?.replace(/^am /, ''))}. Since then you have logged on ${figureFact('all.logged', 'Days logged', logged, 'day')}.`;
};

const nameOf = (meal: MealType | null): string => meal ?? 'meal';

/** 'what time did I have lunch', 'what was the last thing I ate', 'when did I start logging'. */
export const times = (ask: Ask): Said | null => {
  const { text, facts, periods, meal } = ask;
  if (BEGAN.test(text) && !/\bsince i\b/.test(text) && ask.measures.length === 0)
    return began(facts, facts.date);
  const isWhen = WHEN.test(text);
  if (!isWhen && !WHICH_ONE.test(text)) return null;
  const isFirst = /\b(?:first|earliest)\b/.test(text);
  const isOfDay = periods[0] !== undefined || isFirst || (meal !== null && !/\blast|latest\b/.test(text));
  const period =
    periods[0] ?? (isOfDay ? dayPeriod(facts.date, facts.date) : lastDays(ENTRY_DAYS, facts.date));
  const inOrder = [...findEntries(facts, period, meal)].sort((one, other) =>
    one.logged_at < other.logged_at ? -1 : 1,
  );
  const entry = isFirst ? inOrder[0] : inOrder.at(-1);
  if (entry === undefined)
    return isOfDay
      ? say`I couldn’t find ${nameOf(meal)} in your entries ${period.fact}.`
      : say`I couldn’t find ${nameOf(meal)} in ${entryDays}, which is as far back as I see individual foods.`;
  return entryWithTime(
    facts,
    meal === null
      ? say`Your ${isFirst ? 'first' : 'last'} entry`
      : say`Your ${isFirst ? 'first' : 'last'} entry for ${meal}`,
    entry,
  );
};
