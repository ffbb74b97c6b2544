import { isLowGoal } from '../../facts/goal.ts';
import type { Said } from '../../coach/rules/sentence.ts';
import { entryDays } from '../../coach/rules/find-entries.ts';
import type { FoodFacts } from '../../facts/foods.ts';
import type { Facts } from '../../facts/facts.ts';
import { ENTRY_DAYS } from '../../facts/source.ts';
import { figureFact } from '../../facts/fact.ts';
import { loggedFact } from '../../facts/measure-facts.ts';
import { lastDays } from '../../facts/period.ts';
import { streakFact } from '../../facts/single-facts.ts';
import { quoted } from '../../facts/plain-name.ts';
import { digitsOf, type Speaker } from '../../facts/speaker.ts';
import { ENOUGH_DAYS, type Rule } from '../candidate.ts';
import { shortStatus } from '../week-check.ts';
import { saltiestFood } from './sodium.ts';

/** Minimum streak to mention. */
const MIN_STREAK_DAYS = 3;
/** Longer streaks may start before the loaded data. */
const MAX_STREAK_DAYS = 390;
const LATE_SHARE = 25;
const OFTEN = 4;

/** Returns the sentence about a streak that ends at a given time. */
const streakSaid = (facts: Facts, { tell }: Speaker, end: 'today' | 'yesterday' | 'week'): Said => {
  const days = { days: streakFact(facts) };
  const isLong = facts.streak.current > MAX_STREAK_DAYS;
  if (end === 'today')
    return isLong
      ? tell(
          'You’ve logged every day for more than a year, including today. That makes every other insight more reliable.',
        )
      : tell('{days} logged in a row, including today. That makes every other insight more reliable.', days);
  if (end === 'yesterday')
    return isLong
      ? tell('You’ve logged every day for more than a year, up to yesterday. Log a meal today to keep going.')
      : tell('{days} logged in a row, up to yesterday. Log a meal today to keep going.', days);
  return isLong
    ? tell(
        'You’ve logged every day for more than a year, through the end of the week. That makes every other insight more reliable.',
      )
    : tell(
        '{days} logged in a row through the end of the week. That makes every other insight more reliable.',
        days,
      );
};

/** Returns whether another insight asks for forgotten meals: complete logging is not praised next to it. */
const isDiaryQuestioned = (facts: Facts): boolean =>
  facts.week.logged.length >= ENOUGH_DAYS && shortStatus(facts, 'calories') === 'poor';

export const streakRule: Rule = (facts, speaker) => {
  const { t } = speaker;
  const { current, isTodayLogged } = facts.streak;
  if (current < MIN_STREAK_DAYS || isDiaryQuestioned(facts)) return null;
  return {
    topic: 'logging',
    rank: Math.min(70, 48 + current),
    type: 'achievement',
    title: t('Great consistency'),
    description: streakSaid(facts, speaker, isTodayLogged ? 'today' : 'yesterday'),
    action: isTodayLogged
      ? { label: t('See your trend'), kind: 'trend' }
      : { label: t('Log a meal'), kind: 'log' },
  };
};

/** Reports the streak of a past week, in which the day of the facts is not the reader's today. */
export const endedStreakRule: Rule = (facts, speaker) => {
  const { t } = speaker;
  const { current, isTodayLogged } = facts.streak;
  if (current < MIN_STREAK_DAYS || !isTodayLogged || isDiaryQuestioned(facts)) return null;
  return {
    topic: 'logging',
    rank: Math.min(70, 48 + current),
    type: 'achievement',
    title: t('Great consistency'),
    description: streakSaid(facts, speaker, 'week'),
    action: { label: t('See your trend'), kind: 'trend' },
  };
};

/** Mentions missing days of the week to users who have started logging. */
export const gapsRule: Rule = (facts, { t, tell }) => {
  const days = facts.week.logged.length;
  if (days === 0 || days === 7 || facts.streak.current >= MIN_STREAK_DAYS) return null;
  const logged = loggedFact(facts, lastDays(7, facts.date));
  const enough = figureFact('enough', 'Days that show a pattern', ENOUGH_DAYS, 'day');
  return {
    topic: 'logging',
    rank: days < ENOUGH_DAYS ? 96 : 68,
    type: 'recommendation',
    title: days < ENOUGH_DAYS ? t('Log a few more days') : t('Fill in the gaps'),
    description:
      days < ENOUGH_DAYS
        ? tell(
            'You logged {logged} in the last week. Log {enough} to start seeing patterns; a rough entry is better than none.',
            { logged, enough },
          )
        : tell(
            'You logged {logged} in the last week. You can fill in past days too: each one makes your averages more accurate.',
            { logged },
          ),
    action: { label: t('Open your diary'), kind: 'diary' },
  };
};

/** Praises days close to the goal, unless the goal is too low. */
export const goalDaysRule: Rule = (facts, { t, tell }) => {
  const { within, logged } = facts.goalDays.week;
  if (logged < ENOUGH_DAYS || within < ENOUGH_DAYS || isLowGoal(facts)) return null;
  const met = figureFact('last-7.within', 'Days within 10% of the goal in the last 7 days', within, 'day');
  return {
    topic: 'goal days',
    rank: 52 + within,
    type: 'achievement',
    title: t('You keep meeting your goal'),
    description: tell('You came within 10% of your goal on {days} in the last week.', { days: met }),
    action: { label: t('See your trend'), kind: 'trend' },
  };
};

export const lateRule: Rule = (facts, { t, tell }) => {
  const { lateNight } = facts;
  if (lateNight === null || lateNight.share < LATE_SHARE || lateNight.times < ENOUGH_DAYS) return null;
  const share = figureFact('late.share', 'Energy eaten late (21:00 to 4:00)', lateNight.share, '%');
  return {
    topic: 'late',
    rank: Math.min(74, 40 + Math.round(lateNight.share / 2)),
    type: 'recommendation',
    title: t('You eat a lot late in the day'),
    description: tell(
      'You ate {share} of your calories from the last {days} days late in the evening or at night. An earlier, larger dinner can leave you less hungry.',
      { share, days: digitsOf(entryDays) },
    ),
    action: { label: t('Plan an earlier dinner'), kind: 'plan' },
  };
};

/** kcal. A cup of coffee or tea has less and needs no plan. */
const MIN_ENERGY = 50;

const isMeal = ({ amounts, times }: FoodFacts): boolean =>
  (amounts.calories?.value ?? 0) >= MIN_ENERGY * times;

/** Mentions the most frequent food, unless another insight advises eating less of it. */
export const usualFoodRule: Rule = (facts, { t, tell, quoted: inQuotes }) => {
  const salty = saltiestFood(facts);
  const [food] = facts.foods
    .filter((each) => each.times >= OFTEN && each !== salty && isMeal(each))
    .sort((one, other) => other.times - one.times);
  if (food === undefined) return null;
  const times = figureFact(
    'food.times',
    `${quoted(food.name)}, times in ${ENTRY_DAYS} days`,
    food.times,
    'time',
  );
  return {
    topic: 'usual food',
    rank: 32,
    type: 'recommendation',
    title: t('Log your regular faster'),
    description: tell(
      'You logged {food} {times} in the last {days} days. Add it to tomorrow’s plan and log it with a tap.',
      { food: inQuotes(food.name), times, days: digitsOf(entryDays) },
    ),
    action: { label: t('Plan it for tomorrow'), kind: 'plan' },
  };
};
