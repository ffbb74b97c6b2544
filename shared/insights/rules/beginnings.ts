import { totalFact } from '../../facts/measure.ts';
import { dayPeriod } from '../../facts/period.ts';
import { goalFact, leftFact } from '../../facts/single-facts.ts';
import { cautionOf, isMinor, type Rule } from '../candidate.ts';
import { isLightWeek } from '../week-check.ts';

/** Suggests logging a first meal if the week is empty. */
export const firstMealRule: Rule = (facts, { t, tell }) => {
  if (facts.week.meals > 0) return null;
  const isBack = [...facts.days.values()].some(({ meals }) => meals > 0);
  return {
    topic: 'logging',
    rank: 100,
    type: 'recommendation',
    title: isBack ? t('Good to have you back') : t('Begin with your next meal'),
    description: isBack
      ? tell(
          'Nothing is logged lately, and that is fine. Log your next meal, and the figures come back by themselves.',
        )
      : tell(
          'There is nothing to look at yet. Log your next meal, however roughly, and this page begins to speak of you.',
        ),
    action: { label: t('Log a meal'), kind: 'log' },
  };
};

/** Suggests a photo, the quickest way to start. */
export const photoRule: Rule = (facts, { t, tell }) =>
  facts.week.meals > 0
    ? null
    : {
        topic: 'photo',
        rank: 98,
        type: 'recommendation',
        title: t('The quickest way: a photo'),
        description: tell(
          'Photograph the plate before you eat. What is on it is looked up for you, and you put right what is not.',
        ),
        action: { label: t('Scan a meal'), kind: 'scan' },
      };

/** Suggests setting a goal, since comparisons use the default until then. */
export const goalRule: Rule = (facts, { t, tell }) =>
  !facts.goal.isDefault || isMinor(facts)
    ? null
    : {
        topic: 'goal',
        rank: 66,
        type: 'recommendation',
        title: t('Set a goal of your own'),
        description: tell(
          'Until you do, your days are held against {goal}, which may not fit you. Age, height, weight and activity are enough.',
          { goal: goalFact(facts) },
        ),
        action: { label: t('Set a goal'), kind: 'goal' },
      };

/** Summarizes today so far. Mentions exceeding the goal only if eating less would be safe. */
export const todayRule: Rule = (facts, { t, tell }) => {
  if (facts.today.meals === 0 || isMinor(facts)) return null;
  if (facts.goal.left < 0 && (cautionOf(facts) !== null || isLightWeek(facts))) return null;
  const today = totalFact(facts, dayPeriod(facts.date, facts.date), 'calories');
  return {
    topic: 'today',
    rank: 30,
    type: 'health',
    title: facts.goal.left >= 0 ? t('Today so far') : t('Today is a fuller day'),
    description:
      facts.goal.left >= 0
        ? tell('You have logged {eaten} today; {left} of your goal are left.', {
            eaten: today,
            left: leftFact(facts),
          })
        : tell(
            'You have logged {eaten} today, above your goal of {goal}. A single day changes little: tomorrow is a new one.',
            { eaten: today, goal: goalFact(facts) },
          ),
    action:
      facts.goal.left >= 0
        ? { label: t('Log a meal'), kind: 'log' }
        : { label: t('Plan tomorrow'), kind: 'plan' },
  };
};

/** Always applicable, as a fallback for little data. */
export const planRule: Rule = (_facts, { t, tell }) => ({
  topic: 'plan',
  rank: 20,
  type: 'recommendation',
  title: t('Decide tomorrow today'),
  description: tell(
    'A planned day is easier to keep than a spontaneous one. Put in what you usually have, and log it at a press.',
  ),
  action: { label: t('Plan tomorrow'), kind: 'plan' },
});

/** Always applicable, as a fallback for little data. */
export const healthCheckRule: Rule = (_facts, { t, tell }) => ({
  topic: 'check',
  rank: 10,
  type: 'health',
  title: t('Look at your week as a whole'),
  description: tell(
    'The health check holds your energy, protein, fiber and logging against what is advised, with its sources.',
  ),
  action: { label: t('Open the health check'), kind: 'health_check' },
});

/** Always applicable, as a fallback for little data. */
export const profileRule: Rule = ({ person }, { t, tell }) =>
  person.age !== null && person.height !== null && person.weight !== null
    ? null
    : {
        topic: 'profile',
        rank: 12,
        type: 'recommendation',
        title: t('Let the figures fit you'),
        description: tell(
          'With your age, height and weight in the profile, what is advised can be reckoned for you.',
        ),
        action: { label: t('Open your profile'), kind: 'profile' },
      };
