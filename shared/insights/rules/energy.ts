import { isLowGoal } from '../../facts/goal.ts';
import type { Said } from '../../coach/rules/sentence.ts';
import { type Fact, figureFact } from '../../facts/fact.ts';
import { averageFact, loggedFact } from '../../facts/measure-facts.ts';
import { lastDays } from '../../facts/period.ts';
import { goalFact } from '../../facts/single-facts.ts';
import { digitsOf, type Speaker } from '../../facts/speaker.ts';
import { goalSlider } from '../../goals/goal-slider.ts';
import { type Candidate, ENOUGH_DAYS, type Rule } from '../candidate.ts';
import { isSnack } from '../../health-check/calorie-advice.ts';
import { shortStatus, weekMetric } from '../week-check.ts';

/**
 * Warns about a low goal before any average, since meeting it is not desirable. Source of the limit: NIH,
 * `cautionWords`.
 */
const lowGoal = (goal: Fact, { t, tell }: Speaker): Candidate => {
  const least = figureFact('goal.least', 'Least that plans for adults go by (NIH)', goalSlider.min, 'kcal');
  return {
    topic: 'energy',
    rank: 95,
    type: 'warning',
    title: t('Your goal is very low'),
    description: tell(
      'Your goal of {goal} is below {least}. According to the NIH, it’s hard to get enough protein, vitamins and minerals from so little food. A doctor or dietitian can help you find a goal that’s enough.',
      { goal, least },
    ),
    action: { label: t('Review your goal'), kind: 'goal' },
  };
};

/** The average, the goal and their difference. */
type Distance = Readonly<Record<'average' | 'distance' | 'goal', Fact>>;

const above = (figures: Distance, off: number, { tell }: Speaker): Said =>
  isSnack(off)
    ? tell(
        'You average {average} a day, {distance} above your goal of {goal}. Planning a meal ahead is often enough to close the gap.',
        figures,
      )
    : tell(
        'You average {average} a day, {distance} above your goal of {goal}. Plan your larger meals a day ahead, with smaller portions, to get close.',
        figures,
      );

/** Mentions the same step as the health check. */
const below = (figures: Distance, off: number, { tell }: Speaker): Said =>
  isSnack(off)
    ? tell(
        'You average {average} a day, {distance} below your goal of {goal}. If that’s not intended, a snack closes the gap.',
        figures,
      )
    : tell(
        'You average {average} a day, {distance} below your goal of {goal}. If that’s not intended, larger portions bring you close.',
        figures,
      );

/** Compares the week's average with the goal, by the same thresholds as the health check (HEALTH-10). */
export const energyRule: Rule = (facts, speaker) => {
  const { t, tell } = speaker;
  const goal = goalFact(facts);
  if (isLowGoal(facts)) return lowGoal(goal, speaker);
  if (facts.week.logged.length < ENOUGH_DAYS || facts.week.average.calories === null) return null;
  const week = lastDays(7, facts.date);
  const average = averageFact(facts, week, 'calories');
  const { status, difference, target } = weekMetric(facts, 'calories');
  const off = Math.abs(difference);
  const figures = {
    average,
    distance: figureFact('energy.distance', 'Average and goal apart', off, 'kcal'),
    goal,
  };
  if (status === 'good')
    return {
      topic: 'energy',
      rank: 64,
      type: 'achievement',
      title: t('On track for your goal'),
      description: tell(
        'Over {logged} logged in the last {days} days, you average {average}, close to your goal of {goal}. Keep it up!',
        { average, logged: loggedFact(facts, week), days: digitsOf(week.fact), goal },
      ),
      action: { label: t('See your trend'), kind: 'trend' },
    };
  if (difference > 0)
    return {
      topic: 'energy',
      rank: Math.min(86, 64 + Math.round((30 * off) / target)),
      type: 'improvement',
      title: status === 'poor' ? t('Above your goal') : t('A bit above your goal'),
      description: above(figures, off, speaker),
      action: { label: t('Plan tomorrow'), kind: 'plan' },
    };
  const short = shortStatus(facts, 'calories');
  if (short === 'good') return null;
  if (short === 'poor')
    return {
      topic: 'energy',
      rank: 94,
      type: 'warning',
      title: t('You’re eating well below your goal'),
      description: tell(
        'Your logged days average {average}, well below your goal of {goal}. If you forgot to log meals, add them. If not, please eat enough: regular meals keep you going.',
        { average, goal },
      ),
      action: { label: t('Complete your diary'), kind: 'diary' },
    };
  return {
    topic: 'energy',
    rank: 60,
    type: 'health',
    title: t('A bit below your goal'),
    description: below(figures, off, speaker),
    action: { label: t('Review your goal'), kind: 'goal' },
  };
};
