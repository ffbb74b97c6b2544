import { say, sentences, silence } from '../../coach/rules/say.ts';
import { amountFact, figureFact } from '../../facts/fact.ts';
import { topFoods } from '../../facts/foods.ts';
import { averageFact } from '../../facts/measure.ts';
import { lastDays } from '../../facts/period.ts';
import { quoted } from '../../facts/plain-name.ts';
import { ENOUGH_DAYS, type Rule } from '../candidate.ts';

/** 15% of the goal as protein, at 4 kcal a gram (HEALTH-08; WHO and FAO name 10 to 15% of energy, 2003). */
const targetOf = (goal: number): number => Math.round((goal * 15 * 10) / 100 / 4) / 10;

/** Protein against the health check's target. More than that needs no change (decision D36). */
export const proteinRule: Rule = (facts) => {
  const amount = facts.week.average.protein;
  const target = targetOf(facts.goal.calories);
  if (facts.week.logged.length < ENOUGH_DAYS || amount === null) return null;
  const average = averageFact(facts, lastDays(7, facts.date), 'protein');
  const bound = figureFact(
    'target.protein.energy',
    'Protein a day, 15% of energy (WHO and FAO)',
    target,
    'g',
  );
  if (amount.value * 10 >= target * 9)
    return {
      topic: 'protein',
      rank: 36,
      type: 'achievement',
      title: 'Your protein is where it should be',
      description: say`You average ${average} a day on the days you logged; the health check asks for ${bound}. Nothing needs to change.`,
      action: { label: 'See the health check', kind: 'health_check' },
    };
  if (amount.isAtLeast) return null;
  const missing = figureFact('protein.missing', 'Protein missing a day', target - amount.value, 'g');
  const [best] = topFoods(facts.foods, 'protein', 1);
  const gave =
    best &&
    amountFact('food.protein.best', `Protein from ${quoted(best.name)}`, 'protein', best.amounts.protein);
  return {
    topic: 'protein',
    rank: Math.min(90, 62 + Math.round((30 * (target - amount.value)) / target)),
    type: 'improvement',
    title: 'A little more protein would help',
    description: sentences(
      say`You average ${average} a day, ${missing} short of ${bound}: 15% of your energy, as WHO and FAO have it.`,
      gave ? say`${quoted(best.name)} gave you most, ${gave} lately: more of it is an easy way.` : silence,
    ),
    action: { label: 'Plan a protein-rich meal', kind: 'plan' },
  };
};
