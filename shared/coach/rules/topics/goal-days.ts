import { type Fact, figureFact } from '../../../facts/fact.ts';
import { caloriesOf, goalDaysOf } from '../../../facts/goal.ts';
import { ENTRY_DAYS } from '../../../facts/source.ts';
import type { MealType } from '../../../food-entries/meal-type.ts';
import { findEntries, isOlderThanEntries, notSeen } from '../find-entries.ts';
import { allDays } from '../read/named-days.ts';
import { otherWords } from '../read/other-words.ts';
import { loggedFact } from '../../../facts/measure-facts.ts';
import { spanOfPeriod } from '../../../facts/measure.ts';
import { dayPeriod, isOneDay, lastDays, type Period } from '../../../facts/period.ts';
import { longestStreakFact, streakFact } from '../../../facts/single-facts.ts';
import type { Ask } from '../question.ts';
import { yourGoal } from '../goal-words.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import { listed, type Said, say, sentences, silence } from '../sentence.ts';
import { onTrack } from './target.ts';
import { amountsOn } from './totals.ts';

const STREAK = /\bstreaks?\b|\bdays in a row\b|\bconsecutive days\b|\bin a row\b/;
const DAYS =
  /\b(?:how many|number of|which|what|count) (?:of )?(?:the |my )?(?:\w+ )?days\b|\bhow often (?:did|do|have|was|am) i\b|\bhow consistent\b|\bdays (?:on|over|under|within|above|below|did i log)\b/;
const GOAL = /\b(?:goals?|targets?|limit|budget|track|over|under|within|above|below)\b/;
const TRACK =
  /\b(?:on track|on course|on target|doing well with my goal|sticking to my goal|am i (?:meeting|hitting|reaching|keeping) my|going to (?:hit|reach|meet) my goal|eating (?:enough|too much|too little|right|well|healthy|healthily)$|(?:did|have) i (?:hit|reach|reached|met|meet|make|made|(?:stay\w*|kept|keep|stick|stuck|remain\w*) (?:within|under|below|to|on|at|in)) my)\b/;

const SKIP = /\b(?:skip\w*|miss\w*|without|forg\w*)\b/;
const EVERY_DAY =
  /\b(?:did|do|have) i log(?:ged)? (?:something |anything |food |my food )?(?:every|each) day\b/;
/** Words in questions about days. */
const OF_DAYS =
  /\b(?:streaks?|long|much|little|overeat\w*|overate|rows?|consecutive|longest|current|goals?|targets?|limit|budget|allowance|track|course|target|over|under|within|above|below|exceed\w*|hit\w*|reach\w*|met|meet\w*|ma[dk]e|stay\w*|kept|keep\w*|stick\w*|stuck|remain\w*|log\w*|track\w*|record\w*|enter\w*|miss\w*|forg\w*|skip\w*|not|never|without|no|something|anything|nothing|often|consistent\w*|longest|best|enough|too|healthy|healthily|right|well|fine|ok|off|been|fail\w*|succe\w*|achiev\w*|calorie|how|behind|ahead|close|break|broke|broken|lost|lose|still|alive|of|with|at|me|moment)\b/g;

/** Matches questions about a single day and the goal. */
const OF_DAY =
  /\b(?:goal|limit|budget|allowance|calorie target|on track|(?:eat|eaten|ate) (?:too (?:much|little)|enough)|overeat\w*|overate)\b/;

/** Returns the logged days without an entry for a meal, within the days with single entries. */
const skipped = (ask: Ask, meal: MealType): Said => {
  const { facts } = ask;
  const period = ask.periods[0] ?? lastDays(ENTRY_DAYS, facts.date);
  if (isOlderThanEntries(facts, period)) return notSeen(facts);
  // Excludes today, which is not over yet.
  const logged = spanOfPeriod(facts, period).logged.filter(({ date }) => date !== facts.date);
  if (logged.length === 0) return noEntriesMessage(facts, period);
  const had = new Set(findEntries(facts, period, meal).map(({ local_date }) => local_date));
  const without = logged.filter(({ date }) => !had.has(date)).length;
  const count = figureFact(`${period.id}.${meal}.without`, `Days without ${meal}`, without, 'day');
  const of = figureFact(`${period.id}.before-today`, 'Logged days before today', logged.length, 'day');
  return say`You didn’t log ${meal} on ${count} of ${of} with entries before today ${period.fact}.`;
};

const everyDay = (ask: Ask, period: Period): Said => {
  const { facts } = ask;
  const logged = loggedFact(facts, period);
  if (logged.value === 0) return noEntriesMessage(facts, period);
  return logged.value === period.dates.length
    ? say`Yes: you logged every day ${period.fact}.`
    : say`Not every day: you logged on ${logged} ${period.fact}.`;
};

const streak = ({ facts }: Ask): Said => {
  const { current, isTodayLogged } = facts.streak;
  const longest = say`Your longest was ${longestStreakFact(facts)}.`;
  if (current === 0)
    return sentences(
      say`You don’t have a streak right now. Log anything today to start a new one.`,
      facts.streak.longest > 0 ? longest : silence,
    );
  return sentences(
    say`You have logged ${streakFact(facts)} in a row.`,
    isTodayLogged ? silence : say`Log something today to keep it going.`,
    longest,
  );
};

const goalDays = (ask: Ask, period: Period): Said => {
  const { facts, text } = ask;
  const span = spanOfPeriod(facts, period);
  if (span.meals === 0) return noEntriesMessage(facts, period);
  const days = goalDaysOf(span, facts.goal.calories);
  const of = loggedFact(facts, period);
  const fact = (kind: string, label: string, value: number): Fact =>
    figureFact(`${period.id}.${kind}`, `${label} ${period.fact.words}`, value, 'day');
  const which = (is: (calories: number) => boolean): Said => {
    const found = span.logged.filter((day) => is(caloriesOf(day))).slice(-7);
    return found.length > 0 && /\b(?:which|what)\b/.test(text)
      ? say` The latest: ${listed(found.map(({ date }) => say`${dayPeriod(date, facts.date).fact}`))}.`
      : silence;
  };
  const goal = facts.goal.calories;
  if (/\b(?:over|above|exceed\w*|too much)\b/.test(text))
    return say`You were above ${yourGoal(facts)} on ${fact('over', 'Days above the goal', days.over)} of ${of} with entries ${period.fact}.${which((calories) => calories > goal)}`;
  if (/\b(?:under|below|stay\w*)\b/.test(text))
    return say`You were at or below ${yourGoal(facts)} on ${fact('under', 'Days at the goal or below', days.under)} of ${of} with entries ${period.fact}.${which((calories) => calories <= goal)}`;
  return say`You were on goal, which is ${tenPercent} of ${yourGoal(facts)}, on ${fact('within', 'Days within 10% of the goal', days.within)} of ${of} with entries ${period.fact}.${which((calories) => Math.abs(calories - goal) * 10 <= goal)}`;
};

const missed = ({ facts }: Ask, period: Period): Said => {
  const dates = period.dates.filter((date) => (facts.days.get(date)?.meals ?? 0) === 0);
  if (dates.length === 0) return say`You logged every day ${period.fact}: well done.`;
  const named = dates.slice(-7).map((date) => say`${dayPeriod(date, facts.date).fact}`);
  const count = figureFact(
    `${period.id}.missed`,
    `Days without entries ${period.fact.words}`,
    dates.length,
    'day',
  );
  if (dates.length > 7) return say`${count} ${period.fact} have no entry, the latest: ${listed(named)}.`;
  return dates.length === 1
    ? say`${count} ${period.fact} has no entry: ${listed(named)}.`
    : say`${count} ${period.fact} have no entry: ${listed(named)}.`;
};

export const tenPercent: Fact = {
  ...figureFact('goal.within', 'What counts as on goal', 10, '%'),
  words: 'within 10%',
  german: 'höchstens 10\u00a0% Abweichung',
};

/** 'my streak', 'how many days was I on goal', 'how many days did I log'. */
export const goalsAndDays = (ask: Ask): Said | null => {
  const { text, rest, facts, periods, meal, isMinor } = ask;
  const isOfEnergy = ask.measures.every((measure) => measure === 'calories' || measure === 'meals');
  const [asked] = periods;
  const isTrack = TRACK.test(text) || TRACK.test(rest);
  if (meal !== null && SKIP.test(text)) return skipped(ask, meal);
  if (otherWords(rest.replace(OF_DAYS, ' ')) !== '') return null;
  if (EVERY_DAY.test(text) && periods.every((each) => !isOneDay(each)))
    return everyDay(ask, asked ?? lastDays(7, facts.date));
  if (STREAK.test(text)) return streak(ask);
  if (
    asked !== undefined &&
    asked.id !== 'today' &&
    isOneDay(asked) &&
    OF_DAY.test(text) &&
    isOfEnergy &&
    !isMinor
  )
    return amountsOn(ask, [asked], ['calories']);
  const isOfAll = asked === undefined && ask.wants.total;
  const usual = isOfAll ? allDays(facts.date) : lastDays(7, facts.date);
  const period = asked === undefined || isOneDay(asked) ? usual : asked;
  if (DAYS.test(text) && GOAL.test(text) && isOfEnergy && !isMinor) return goalDays(ask, period);
  if (
    DAYS.test(text) &&
    /\b(?:miss\w*|forg\w*|skip\w*|log\w*|track\w*|record\w*|entries|consistent|entered)\b/.test(text)
  ) {
    if (/\b(?:not|never|miss\w*|forg\w*|skip\w*|without)\b/.test(text)) return missed(ask, period);
    const logged = loggedFact(facts, period);
    return logged.value === 0
      ? noEntriesMessage(facts, period)
      : say`You logged on ${logged} ${period.fact}.`;
  }
  if (
    isTrack &&
    isOfEnergy &&
    !isMinor &&
    periods.every((each) => each.id === 'last-7' || each.id === 'today')
  ) {
    return asked?.id === 'last-7' ? sentences(onTrack(ask), goalDays(ask, period)) : onTrack(ask);
  }
  return isTrack && isOfEnergy && !isMinor ? goalDays(ask, period) : null;
};
