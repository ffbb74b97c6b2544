import { say } from '../../coach/rules/say.ts';
import { ENTRY_DAYS } from '../../facts/source.ts';
import { figureFact } from '../../facts/fact.ts';
import { loggedFact } from '../../facts/measure.ts';
import { lastDays } from '../../facts/period.ts';
import { streakFact } from '../../facts/single-facts.ts';
import { quoted } from '../../facts/plain-name.ts';
import { ENOUGH_DAYS, isMinor, type Rule } from '../candidate.ts';

/** A streak is told from so many days on. */
const TELLING_STREAK = 3;
/** Past so many days the beginning of a streak is not read. */
const LONGEST_TOLD = 390;
const LATE_SHARE = 25;
const OFTEN = 4;

export const streakRule: Rule = (facts) => {
  const { current, isTodayLogged } = facts.streak;
  if (current < TELLING_STREAK) return null;
  const streak = current > LONGEST_TOLD ? say`More than a year of days` : say`${streakFact(facts)}`;
  return {
    topic: 'logging',
    rank: Math.min(70, 48 + current),
    type: 'achievement',
    title: 'You keep at it',
    description: isTodayLogged
      ? say`${streak} logged in a row, today included. That is what makes every other figure here reliable.`
      : say`${streak} logged in a row up to yesterday. A meal today carries it on.`,
    action: isTodayLogged ? { label: 'See your trend', kind: 'trend' } : { label: 'Log a meal', kind: 'log' },
  };
};

/** Days missing in the week, for who has begun. */
export const gapsRule: Rule = (facts) => {
  const days = facts.week.logged.length;
  if (days === 0 || days === 7 || facts.streak.current >= TELLING_STREAK) return null;
  const logged = loggedFact(facts, lastDays(7, facts.date));
  const enough = figureFact('enough', 'Days that show a pattern', ENOUGH_DAYS, 'day');
  return {
    topic: 'logging',
    rank: days < ENOUGH_DAYS ? 96 : 68,
    type: 'recommendation',
    title: days < ENOUGH_DAYS ? 'A few more days first' : 'Fill in the gaps',
    description:
      days < ENOUGH_DAYS
        ? say`You logged ${logged} in the last week. With ${enough}, patterns begin to show; a rough entry is better than none.`
        : say`You logged ${logged} in the last week. Past days can be filled in too: the averages get better with each.`,
    action: { label: 'Open your diary', kind: 'diary' },
  };
};

export const goalDaysRule: Rule = (facts) => {
  const { within, logged } = facts.goalDays.week;
  if (logged < ENOUGH_DAYS || within < ENOUGH_DAYS || isMinor(facts)) return null;
  const met = figureFact('last-7.within', 'Days within 10% of the goal in the last 7 days', within, 'day');
  return {
    topic: 'goal days',
    rank: 52 + within,
    type: 'achievement',
    title: 'Your goal, met again',
    description: say`${met} of the last week came within 10% of your goal.`,
    action: { label: 'See your trend', kind: 'trend' },
  };
};

export const lateRule: Rule = (facts) => {
  const { lateNight } = facts;
  if (lateNight === null || lateNight.share < LATE_SHARE || lateNight.times < ENOUGH_DAYS) return null;
  const share = figureFact('late.share', 'Energy eaten late (21:00 to 4:00)', lateNight.share, '%');
  return {
    topic: 'late',
    rank: Math.min(74, 40 + Math.round(lateNight.share / 2)),
    type: 'recommendation',
    title: 'Much of it comes late',
    description: say`${share} of what you logged lately was eaten late in the evening or at night. An earlier, fuller dinner can leave you less hungry then.`,
    action: { label: 'Plan an earlier dinner', kind: 'plan' },
  };
};

export const usualFoodRule: Rule = ({ foods }) => {
  const [food] = foods.filter(({ times }) => times >= OFTEN).sort((one, other) => other.times - one.times);
  if (food === undefined) return null;
  const times = figureFact('food.times', `Times in ${ENTRY_DAYS} days`, food.times, 'time');
  return {
    topic: 'usual food',
    rank: 32,
    type: 'recommendation',
    title: 'Your regular could be quicker',
    description: say`You logged ${quoted(food.name)} ${times} lately. Put it into tomorrow's plan, and it is logged at a press.`,
    action: { label: 'Plan it for tomorrow', kind: 'plan' },
  };
};
