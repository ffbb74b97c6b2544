import { sentences, silence } from '../../coach/rules/sentence.ts';
import { amountFact, figureFact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { type FoodFacts, topFoods } from '../../facts/foods.ts';
import { averageFact } from '../../facts/measure-facts.ts';
import { lastDays } from '../../facts/period.ts';
import { quoted } from '../../facts/plain-name.ts';
import { entryDays } from '../../coach/rules/find-entries.ts';
import { digitsOf } from '../../facts/speaker.ts';
import { ENOUGH_DAYS, type Rule } from '../candidate.ts';

/** mg per day: WHO, guideline on sodium intake for adults (2012). */
const MAX_SODIUM_MG = 2000;

const isSalty = ({ week }: Facts): boolean =>
  week.logged.length >= ENOUGH_DAYS && (week.average.sodium?.value ?? 0) > MAX_SODIUM_MG;

/** Returns the food to eat less of, or undefined without such advice. */
export const saltiestFood = (facts: Facts): FoodFacts | undefined =>
  isSalty(facts) ? topFoods(facts.foods, 'sodium', 1)[0] : undefined;

export const sodiumRule: Rule = (facts, { t, tell, quoted: inQuotes }) => {
  if (!isSalty(facts)) return null;
  const amount = facts.week.average.sodium?.value ?? 0;
  const average = averageFact(facts, lastDays(7, facts.date), 'sodium');
  const bound = figureFact('target.sodium', 'Maximum sodium a day (WHO)', MAX_SODIUM_MG, 'mg');
  const most = saltiestFood(facts);
  const gave =
    most && amountFact('food.sodium.most', `Sodium from ${quoted(most.name)}`, 'sodium', most.amounts.sodium);
  return {
    topic: 'sodium',
    rank: Math.min(92, 66 + Math.round((20 * (amount - MAX_SODIUM_MG)) / MAX_SODIUM_MG)),
    type: 'warning',
    title: t('Salt adds up'),
    description: sentences(
      tell('You average {average} of sodium on logged days; the WHO advises adults to stay below {bound}.', {
        average,
        bound,
      }),
      gave
        ? tell(
            'Most came from {food}: {amount} in the last {days} days. A smaller portion, or having it less often, goes a long way.',
            { food: inQuotes(most.name), amount: gave, days: digitsOf(entryDays) },
          )
        : silence,
    ),
    action: { label: t('Open the diary'), kind: 'diary' },
  };
};
