import { averageFact, loggedFact, totalFact } from '../../../facts/measure-facts.ts';
import { spanOfPeriod } from '../../../facts/measure.ts';
import { dayPeriod, isOneDay, lastDays, type Period } from '../../../facts/period.ts';
import { figureFact } from '../../../facts/fact.ts';
import { goalDaysOf } from '../../../facts/goal.ts';
import { streakFact } from '../../../facts/single-facts.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { leftToday } from '../goal-words.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import { type Said, say, sentences, silence } from '../sentence.ts';
import { tenPercent } from './goal-days.ts';
import { amountsOn } from './totals.ts';

const ASKS =
  /\b(?:how am i doing|how (?:is|was|did|has) (?:my|i|it|things?|today|yesterday|this)|how (?:are|were) (?:my|things)|summar\w*|overview|recap|report|progress|review|analy[sz]e\w*|analysis|insights?|status|check ?in|everything|my (?:day|week|month|stats|numbers|data|nutrition|diet))\b/;
const measures = ['calories', 'protein', 'carbs', 'fat'] as const;

const today = ({ facts, isMinor }: Ask): Said => {
  const period = dayPeriod(facts.date, facts.date);
  if (facts.today.meals === 0) return noEntriesMessage(facts, period);
  const [energy, protein] = [totalFact(facts, period, 'calories'), totalFact(facts, period, 'protein')];
  return sentences(
    say`Today you have had ${energy} and ${amountOf('protein', protein)}.`,
    isMinor ? silence : leftToday(facts),
  );
};

const week = ({ facts }: Ask): Said => {
  const period = lastDays(7, facts.date);
  if (facts.week.meals === 0) return noEntriesMessage(facts, period);
  const average = averageFact(facts, period, 'calories');
  return sentences(
    say`You averaged ${average} a day ${period.fact}, over ${loggedFact(facts, period)} with entries.`,
    facts.streak.current > 1 ? say`You have logged ${streakFact(facts)} in a row: well done.` : silence,
  );
};

/** Returns how many days came close to the goal; nothing for minors. */
const daysNearGoal = ({ facts, isMinor }: Ask, period: Period): Said => {
  const span = spanOfPeriod(facts, period);
  if (isMinor || isOneDay(period) || span.meals === 0) return silence;
  const { within } = goalDaysOf(span, facts.goal.calories);
  const near = figureFact(
    `${period.id}.within`,
    `Days within 10% of the goal ${period.fact.words}`,
    within,
    'day',
  );
  return say`Of ${loggedFact(facts, period)}, ${near} came ${tenPercent} of it.`;
};

/** 'how am I doing', 'summary of yesterday', or only a period: 'last week?'. */
export const overview = (ask: Ask): Said | null => {
  const { text, rest, periods } = ask;
  const isBare =
    /^(?:and|what about|how about|also|then|so|for|in|on|the|of|my|day|please|was|is|it|tell me about)?(?: (?:for|in|on|the|of|my|please))*$/.test(
      rest,
    );
  const [period] = periods;
  if (period !== undefined && period.id !== 'today' && (isBare || ASKS.test(text)))
    return sentences(
      amountsOn(
        { ...ask, wants: { ...ask.wants, average: true, goal: true } },
        periods.slice(0, 2),
        measures,
      ),
      periods.length === 1 ? daysNearGoal(ask, period) : silence,
    );
  if (period !== undefined && (isBare || ASKS.test(text))) return today(ask);
  return ASKS.test(text) ? sentences(today(ask), week(ask)) : null;
};
