import { healthCheckInsight, planningInsight } from './invitations.ts';
import { isLowGoal } from '../../facts/goal.ts';
import { totalFact } from '../../facts/measure-facts.ts';
import { dayPeriod } from '../../facts/period.ts';
import { goalFact, leftFact } from '../../facts/single-facts.ts';
import { type Rule } from '../candidate.ts';
import { isLightWeek } from '../week-check.ts';

/** Suggests logging a first meal if the week is empty. */
export const firstMealRule: Rule = (facts, { t, tell }) => {
  if (facts.week.meals > 0) return null;
  const isBack = [...facts.days.values()].some(({ meals }) => meals > 0);
  return {
    topic: 'logging',
    rank: 100,
    type: 'recommendation',
    title: isBack ? t('Welcome back') : t('Start with your next meal'),
    description: isBack
      ? tell(
          'You haven’t logged anything lately, and that’s fine. Log your next meal and your insights will return.',
        )
      : tell('Log your next meal to see your first insights. A rough entry is fine.'),
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
        title: t('The fastest way: a photo'),
        description: tell(
          'Photograph your plate before you eat. We look up each food, and you fix anything that’s wrong.',
        ),
        action: { label: t('Scan a meal'), kind: 'scan' },
      };

/** Suggests setting a goal, since comparisons use the default until then. */
export const goalRule: Rule = (facts, { t, tell }) =>
  !facts.goal.isDefault
    ? null
    : {
        topic: 'goal',
        rank: 66,
        type: 'recommendation',
        title: t('Set your own goal'),
        description: tell(
          'Until you do, we compare your days with {goal}, which may not fit you. We only need your age, height, weight and activity.',
          { goal: goalFact(facts) },
        ),
        action: { label: t('Set a goal'), kind: 'goal' },
      };

/** Summarizes today so far. Mentions exceeding the goal only if eating less would be safe. */
export const todayRule: Rule = (facts, { t, tell }) => {
  if (facts.today.meals === 0) return null;
  if (facts.goal.left < 0 && (isLowGoal(facts) || isLightWeek(facts))) return null;
  const today = totalFact(facts, dayPeriod(facts.date, facts.date), 'calories');
  return {
    topic: 'today',
    rank: 30,
    type: 'health',
    title: facts.goal.left >= 0 ? t('Today so far') : t('You’re above your goal today'),
    description:
      facts.goal.left >= 0
        ? tell('You’ve logged {eaten} today. {left} of your goal left.', {
            eaten: today,
            left: leftFact(facts),
          })
        : tell(
            'You’ve logged {eaten} today, above your goal of {goal}. A single day changes little, and tomorrow is a new one.',
            { eaten: today, goal: goalFact(facts) },
          ),
    action:
      facts.goal.left >= 0
        ? { label: t('Log a meal'), kind: 'log' }
        : { label: t('Plan tomorrow'), kind: 'plan' },
  };
};

/** Always applicable, as a fallback for little data. */
export const planRule: Rule = (_facts, { t, tell }) =>
  planningInsight(
    t,
    tell('It’s easier to stick to a planned day. Add your usual meals and log them with a tap.'),
  );

/** Always applicable, as a fallback for little data. */
export const healthCheckRule: Rule = (_facts, { t, tell }) =>
  healthCheckInsight(
    t,
    tell(
      'The health check compares your energy, protein, fiber and logging with recommendations, and shows the sources.',
    ),
  );

/** Always applicable, as a fallback for little data. */
export const profileRule: Rule = ({ person }, { t, tell }) =>
  person.age !== null && person.height !== null && person.weight !== null
    ? null
    : {
        topic: 'profile',
        rank: 12,
        type: 'recommendation',
        title: t('Get recommendations that fit you'),
        description: tell(
          'Add your age, height and weight to your profile, and we can calculate your recommended intake.',
        ),
        action: { label: t('Open your profile'), kind: 'profile' },
      };
