import { say, sentences, silence } from '../../coach/rules/say.ts';
import { amountFact, figureFact } from '../../facts/fact.ts';
import { topFoods } from '../../facts/foods.ts';
import { averageFact } from '../../facts/measure.ts';
import { lastDays } from '../../facts/period.ts';
import { quoted } from '../../facts/plain-name.ts';
import { ENOUGH_DAYS, type Rule } from '../candidate.ts';

/** mg a day: WHO, guideline on sodium intake for adults (2012). */
const MOST = 2000;

export const sodiumRule: Rule = (facts) => {
  const amount = facts.week.average.sodium;
  if (facts.week.logged.length < ENOUGH_DAYS || amount === null || amount.value <= MOST) return null;
  const average = averageFact(facts, lastDays(7, facts.date), 'sodium');
  const bound = figureFact('target.sodium', 'Most sodium a day (WHO)', MOST, 'mg');
  const [most] = topFoods(facts.foods, 'sodium', 1);
  const gave =
    most && amountFact('food.sodium.most', `Sodium from ${quoted(most.name)}`, 'sodium', most.amounts.sodium);
  return {
    topic: 'sodium',
    rank: Math.min(92, 66 + Math.round((20 * (amount.value - MOST)) / MOST)),
    type: 'warning',
    title: 'Salt adds up',
    description: sentences(
      say`Your logged days hold ${average} of sodium on average; the WHO advises adults to stay below ${bound}.`,
      gave
        ? say`Most came from ${quoted(most.name)}: ${gave} lately. A smaller portion, or it less often, goes a long way.`
        : silence,
    ),
    action: { label: 'Look at the diary', kind: 'diary' },
  };
};
