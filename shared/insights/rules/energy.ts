import { say, type Said } from '../../coach/rules/say.ts';
import { type Fact, figureFact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { averageFact, loggedFact } from '../../facts/measure.ts';
import { lastDays } from '../../facts/period.ts';
import { goalFact } from '../../facts/single-facts.ts';
import { goalSlider } from '../../goals/goal-slider.ts';
import { type Candidate, cautionOf, ENOUGH_DAYS, type Rule } from '../candidate.ts';
import { isSnack, STILL_GROWING } from '../../health-check/calorie-advice.ts';
import { shortStatus, weekMetric } from '../week-check.ts';

/** What a low goal is told before any average: meeting it is no aim. Source of the bound: NIH, `cautionWords`. */
const lowGoal = (goal: Fact): Candidate => {
  const least = figureFact('goal.least', 'Least that plans for adults go by (NIH)', goalSlider.min, 'kcal');
  return {
    topic: 'energy',
    rank: 95,
    type: 'warning',
    title: 'Your goal is very low',
    description: say`Your goal of ${goal} is below ${least}. With so little food it is hard to get the protein, vitamins and minerals that a body needs, says the NIH. A doctor or dietitian can help to find one that is enough.`,
    action: { label: 'Look at your goal', kind: 'goal' },
  };
};

const above = (average: Fact, distance: Fact, goal: Fact, step: string, isLossSafe: boolean): Said =>
  isLossSafe
    ? say`You average ${average} a day, ${distance} above your goal of ${goal}. Planning ${step}.`
    : say`You average ${average} a day, ${distance} above your goal of ${goal}. At your height and weight nothing needs to change.`;

/** The step that the health check names too. */
const stepOf = (off: number): string =>
  isSnack(off) ? 'a snack closes it' : 'fuller portions bring you near';

const below = (average: Fact, distance: Fact, goal: Fact, step: string, isLossSafe: boolean): Said =>
  isLossSafe
    ? say`You average ${average} a day, ${distance} below your goal of ${goal}. If that is what you want, fine; else ${step}.`
    : say`You average ${average} a day, ${distance} below your goal of ${goal}. At your height and weight it is well worth closing that: ${step}.`;

/** Of who still grows: no goal and no average is a measure, and eating far too little is no matter for an app. */
const growing = (facts: Facts): Candidate | null => {
  const isLow = (facts.person.daily_calorie_goal ?? goalSlider.min) < goalSlider.min;
  const isLight = facts.week.logged.length >= ENOUGH_DAYS && shortStatus(facts, 'calories') === 'poor';
  if (!isLow && !isLight) return null;
  return {
    topic: 'energy',
    rank: 97,
    type: 'warning',
    title: STILL_GROWING.title,
    description: say`${STILL_GROWING.text}`,
    action: { label: 'Look at your goal', kind: 'goal' },
  };
};

/** The week's average against the goal, as the health check judges it (HEALTH-10). */
export const energyRule: Rule = (facts) => {
  const caution = cautionOf(facts);
  if (caution === 'under_18') return growing(facts);
  const goal = goalFact(facts);
  if (caution === 'below_1200') return lowGoal(goal);
  if (facts.week.logged.length < ENOUGH_DAYS || facts.week.average.calories === null) return null;
  const isLossSafe = caution === null;
  const week = lastDays(7, facts.date);
  const average = averageFact(facts, week, 'calories');
  const { status, difference, target } = weekMetric(facts, 'calories');
  const off = Math.abs(difference);
  const distance = figureFact('energy.distance', 'Average and goal apart', off, 'kcal');
  if (status === 'good')
    return {
      topic: 'energy',
      rank: 64,
      type: 'achievement',
      title: 'On course with your goal',
      description: say`You average ${average} over ${loggedFact(facts, week)} logged ${week.fact}, close to your goal of ${goal}. Keep it up.`,
      action: { label: 'See your trend', kind: 'trend' },
    };
  if (difference > 0)
    return {
      topic: 'energy',
      rank: isLossSafe ? Math.min(86, 64 + Math.round((30 * off) / target)) : 60,
      type: isLossSafe ? 'improvement' : 'health',
      title: status === 'poor' ? 'Above your goal' : 'A bit above your goal',
      description: above(
        average,
        distance,
        goal,
        isSnack(off)
          ? 'a meal ahead is often enough to close that'
          : 'the larger meals a day ahead, with smaller portions, gets you near',
        isLossSafe,
      ),
      action: isLossSafe
        ? { label: 'Plan tomorrow', kind: 'plan' }
        : { label: 'Look at your goal', kind: 'goal' },
    };
  const short = shortStatus(facts, 'calories');
  if (short === 'good') return null;
  if (short === 'poor')
    return {
      topic: 'energy',
      rank: 94,
      type: 'warning',
      title: 'Your days look very light',
      description: say`Your logged days average ${average}, well below your goal of ${goal}. If meals are missing in the diary, add them; if not, please eat enough: regular meals keep you going.`,
      action: { label: 'Complete your diary', kind: 'diary' },
    };
  return {
    topic: 'energy',
    rank: isLossSafe ? 60 : 84,
    type: 'health',
    title: 'A bit below your goal',
    description: below(average, distance, goal, stepOf(off), isLossSafe),
    action: isLossSafe
      ? { label: 'Look at your goal', kind: 'goal' }
      : { label: 'Plan a meal', kind: 'plan' },
  };
};
