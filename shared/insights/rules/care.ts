import { healthCheckInsight, planningInsight } from './invitations.ts';
import { CARE_TITLE, careWords } from '../../goals/care-words.ts';
import type { Rule } from '../candidate.ts';

/** Explains to users at risk why they see no scores and goals to eat less, and who can help (decision D49). */
export const careRule: Rule = ({ risk }, { t }) => {
  if (risk === null) return null;
  const { text, help } = careWords[risk];
  return {
    topic: 'care',
    rank: 97,
    type: 'health',
    title: t(CARE_TITLE),
    description: { text: `${t(text)} ${t(help)}`, cited: [] },
    action: { label: t('Plan a meal'), kind: 'plan' },
  };
};

/** Suggests planning without comparing anything, for users at risk. */
export const regularMealsRule: Rule = (_facts, { t, tell }) =>
  planningInsight(
    t,
    tell('With a plan, regular meals are easier. Add your usual meals and log them with a tap.'),
  );

/** Points users at risk to the averages of the week, which are not rated. */
export const averagesRule: Rule = (_facts, { t, tell }) =>
  healthCheckInsight(
    t,
    tell('The health check shows your averages, vitamins and minerals, without a score.'),
  );
