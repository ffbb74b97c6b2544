import { sentences, silence } from '../../coach/rules/sentence.ts';
import { amountFact, figureFact } from '../../facts/fact.ts';
import { topFoods } from '../../facts/foods.ts';
import { averageFact } from '../../facts/measure-facts.ts';
import { lastDays } from '../../facts/period.ts';
import { quoted } from '../../facts/plain-name.ts';
import { proteinTargetFact } from '../../facts/single-facts.ts';
import { entryDays } from '../../coach/rules/find-entries.ts';
import { digitsOf } from '../../facts/speaker.ts';
import { ENOUGH_DAYS, type Rule } from '../candidate.ts';
import { shortStatus, weekMetric } from '../week-check.ts';
import { saltiestFood } from './sodium.ts';

/**
 * Compares protein with the user's target: their own, or 15% of the goal (HEALTH-08, decision D56; WHO and FAO name 10
 * to 15% of energy, 2003). More needs no change (decision D36).
 */
export const proteinRule: Rule = (facts, { t, tell, quoted: inQuotes }) => {
  const amount = facts.week.average.protein;
  if (facts.week.logged.length < ENOUGH_DAYS || amount === null) return null;
  const { status, target, difference } = weekMetric(facts, 'protein');
  const average = averageFact(facts, lastDays(7, facts.date), 'protein');
  const bound = proteinTargetFact(facts);
  if (status === 'good' || difference > 0)
    return {
      topic: 'protein',
      rank: 36,
      type: 'achievement',
      title: t('Your protein is on target'),
      description: tell(
        'You average {average} on logged days, and your target is {bound}. Nothing needs to change.',
        { average, bound },
      ),
      action: { label: t('See the health check'), kind: 'health_check' },
    };
  if (amount.isAtLeast || shortStatus(facts, 'protein') === 'good') return null;
  const missing = figureFact('protein.missing', 'Protein missing a day', -difference, 'g');
  const figures = { average, missing, bound };
  // Skips a food that another insight advises eating less of.
  const salty = saltiestFood(facts);
  const [best] = topFoods(
    facts.foods.filter((food) => food !== salty),
    'protein',
    1,
  );
  const gave =
    best &&
    amountFact('food.protein.best', `Protein from ${quoted(best.name)}`, 'protein', best.amounts.protein);
  return {
    topic: 'protein',
    rank: Math.min(90, 62 + Math.round((30 * -difference) / target)),
    type: 'improvement',
    title: t('A little more protein would help'),
    description: sentences(
      facts.targets.isOwn.protein
        ? tell('You average {average} a day, {missing} short of your target of {bound}.', figures)
        : tell(
            'You average {average} a day, {missing} short of {bound} (15% of calories, per WHO/FAO).',
            figures,
          ),
      gave
        ? tell(
            '{food} is your top protein source ({amount} in the last {days} days). Having it more often is an easy win.',
            {
              food: inQuotes(best.name),
              amount: gave,
              days: digitsOf(entryDays),
            },
          )
        : silence,
    ),
    action: { label: t('Plan a protein-rich meal'), kind: 'plan' },
  };
};
