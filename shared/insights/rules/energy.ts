import { say } from '../../coach/rules/say.ts';
import { figureFact } from '../../facts/fact.ts';
import { averageFact, loggedFact } from '../../facts/measure.ts';
import { lastDays } from '../../facts/period.ts';
import { goalFact } from '../../facts/single-facts.ts';
import { ENOUGH_DAYS, isMinor, type Rule } from '../candidate.ts';

/** The week's average against the goal: within 10% is good, as in the health check (HEALTH-10). */
export const energyRule: Rule = (facts) => {
  const amount = facts.week.average.calories;
  if (facts.week.logged.length < ENOUGH_DAYS || amount === null || isMinor(facts)) return null;
  const week = lastDays(7, facts.date);
  const average = averageFact(facts, week, 'calories');
  const goal = goalFact(facts);
  const logged = loggedFact(facts, week);
  const { calories } = facts.goal;
  const distance = figureFact(
    'energy.distance',
    'Average and goal apart',
    Math.abs(amount.value - calories),
    'kcal',
  );
  if (Math.abs(amount.value - calories) * 10 <= calories)
    return {
      topic: 'energy',
      rank: 64,
      type: 'achievement',
      title: 'On course with your goal',
      description: say`You average ${average} over ${logged} that you logged this week, close to your goal of ${goal}. Keep it up.`,
      action: { label: 'See your trend', kind: 'trend' },
    };
  if (amount.value > calories)
    return {
      topic: 'energy',
      rank: Math.min(86, 64 + Math.round((30 * (amount.value - calories)) / calories)),
      type: 'improvement',
      title: 'A bit above your goal',
      description: say`You average ${average} a day, ${distance} above your goal of ${goal}. Planning a meal ahead is often enough to close that.`,
      action: { label: 'Plan tomorrow', kind: 'plan' },
    };
  const isFar = amount.value * 4 < calories * 3;
  return {
    topic: 'energy',
    rank: isFar ? 94 : 60,
    type: isFar ? 'warning' : 'health',
    title: isFar ? 'Your days look very light' : 'A bit below your goal',
    description: isFar
      ? say`Your logged days average ${average}, well below your goal of ${goal}. If meals are missing in the diary, add them; if not, please eat enough: regular meals keep you going.`
      : say`You average ${average} a day, ${distance} below your goal of ${goal}. If that is what you want, fine; else a snack closes it.`,
    action: isFar
      ? { label: 'Complete your diary', kind: 'diary' }
      : { label: 'Look at your goal', kind: 'goal' },
  };
};
