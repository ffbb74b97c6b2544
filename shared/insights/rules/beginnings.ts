import { say } from '../../coach/rules/say.ts';
import { totalFact } from '../../facts/measure.ts';
import { dayPeriod } from '../../facts/period.ts';
import { goalFact, leftFact } from '../../facts/single-facts.ts';
import { cautionOf, isMinor, type Rule } from '../candidate.ts';
import { isLightWeek } from '../week-check.ts';

/** The first meal, for who has logged nothing in a week. */
export const firstMealRule: Rule = (facts) => {
  if (facts.week.meals > 0) return null;
  const isBack = [...facts.days.values()].some(({ meals }) => meals > 0);
  return {
    topic: 'logging',
    rank: 100,
    type: 'recommendation',
    title: isBack ? 'Good to have you back' : 'Begin with your next meal',
    description: isBack
      ? say`Nothing is logged lately, and that is fine. Log your next meal, and the figures come back by themselves.`
      : say`There is nothing to look at yet. Log your next meal, however roughly, and this page begins to speak of you.`,
    action: { label: 'Log a meal', kind: 'log' },
  };
};

/** A picture is the quickest way in. */
export const photoRule: Rule = (facts) =>
  facts.week.meals > 0
    ? null
    : {
        topic: 'photo',
        rank: 98,
        type: 'recommendation',
        title: 'The quickest way: a photo',
        description: say`Photograph the plate before you eat. What is on it is looked up for you, and you put right what is not.`,
        action: { label: 'Scan a meal', kind: 'scan' },
      };

/** Without a goal of one's own, every comparison is against the usual one. */
export const goalRule: Rule = (facts) =>
  !facts.goal.isDefault || isMinor(facts)
    ? null
    : {
        topic: 'goal',
        rank: 66,
        type: 'recommendation',
        title: 'Set a goal of your own',
        description: say`Until you do, your days are held against ${goalFact(facts)}, which may not fit you. Age, height, weight and activity are enough.`,
        action: { label: 'Set a goal', kind: 'goal' },
      };

/** Today so far. More than the goal is told only where less would do no harm. */
export const todayRule: Rule = (facts) => {
  if (facts.today.meals === 0 || isMinor(facts)) return null;
  if (facts.goal.left < 0 && (cautionOf(facts) !== null || isLightWeek(facts))) return null;
  const today = totalFact(facts, dayPeriod(facts.date, facts.date), 'calories');
  return {
    topic: 'today',
    rank: 30,
    type: 'health',
    title: facts.goal.left >= 0 ? 'Today so far' : 'Today is a fuller day',
    description:
      facts.goal.left >= 0
        ? say`You have logged ${today} today; ${leftFact(facts)} of your goal are left.`
        : say`You have logged ${today} today, above your goal of ${goalFact(facts)}. A single day changes little: tomorrow is a new one.`,
    action:
      facts.goal.left >= 0 ? { label: 'Log a meal', kind: 'log' } : { label: 'Plan tomorrow', kind: 'plan' },
  };
};

/** Always of use: it fills up where the data says little. */
export const planRule: Rule = () => ({
  topic: 'plan',
  rank: 20,
  type: 'recommendation',
  title: 'Decide tomorrow today',
  description: say`A planned day is easier to keep than a spontaneous one. Put in what you usually have, and log it at a press.`,
  action: { label: 'Plan tomorrow', kind: 'plan' },
});

/** Likewise. */
export const healthCheckRule: Rule = () => ({
  topic: 'check',
  rank: 10,
  type: 'health',
  title: 'Look at your week as a whole',
  description: say`The health check holds your energy, protein, fiber and logging against what is advised, with its sources.`,
  action: { label: 'Open the health check', kind: 'health_check' },
});

/** Likewise. */
export const profileRule: Rule = ({ person }) =>
  person.age !== null && person.height !== null && person.weight !== null
    ? null
    : {
        topic: 'profile',
        rank: 12,
        type: 'recommendation',
        title: 'Let the figures fit you',
        description: say`With your age, height and weight in the profile, what is advised can be reckoned for you.`,
        action: { label: 'Open your profile', kind: 'profile' },
      };
