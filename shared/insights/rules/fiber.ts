import { sentences } from '../../coach/rules/sentence.ts';
import { amountFact, figureFact } from '../../facts/fact.ts';
import { topFoods } from '../../facts/foods.ts';
import { averageFact } from '../../facts/measure-facts.ts';
import { lastDays } from '../../facts/period.ts';
import { quoted } from '../../facts/plain-name.ts';
import { entryDays } from '../../coach/rules/find-entries.ts';
import { digitsOf } from '../../facts/speaker.ts';
import { ENOUGH_DAYS, type Rule } from '../candidate.ts';
import { shortStatus, weekMetric } from '../week-check.ts';

/** Compares fiber with the health check's target (HEALTH-09): EFSA's adequate intake for adults (2010). */
export const fiberRule: Rule = (facts, { t, tell, quoted: inQuotes }) => {
  const amount = facts.week.average.fiber;
  if (facts.week.logged.length < ENOUGH_DAYS || amount === null) return null;
  const { status, target, difference } = weekMetric(facts, 'fiber');
  const average = averageFact(facts, lastDays(7, facts.date), 'fiber');
  const bound = figureFact('target.fiber', 'Fiber a day (EFSA)', target, 'g');
  if (status === 'good' || difference > 0)
    return {
      topic: 'fiber',
      rank: 34,
      type: 'achievement',
      title: difference < 0 ? t('You’re close to your fiber target') : t('Plenty of fiber'),
      description:
        difference < 0
          ? tell(
              'You average {average} a day, close to the {bound} EFSA recommends for adults. What you’re doing works.',
              { average, bound },
            )
          : tell(
              'You average {average} a day; EFSA recommends {bound} for adults. What you’re doing works.',
              {
                average,
                bound,
              },
            ),
      action: { label: t('See the health check'), kind: 'health_check' },
    };
  if (amount.isAtLeast || shortStatus(facts, 'fiber') === 'good') return null;
  const missing = figureFact('fiber.missing', 'Fiber missing a day', -difference, 'g');
  const [best] = topFoods(facts.foods, 'fiber', 1);
  const gave =
    best && amountFact('food.fiber.best', `Fiber from ${quoted(best.name)}`, 'fiber', best.amounts.fiber);
  return {
    topic: 'fiber',
    rank: Math.min(88, 58 + Math.round((30 * -difference) / target)),
    type: 'improvement',
    title: t('Room for more fiber'),
    description: sentences(
      tell('You average {average} a day, {missing} short of the {bound} EFSA recommends for adults.', {
        average,
        missing,
        bound,
      }),
      gave
        ? tell(
            '{food} is your top source ({amount} in the last {days} days). Vegetables and fruit add even more.',
            {
              food: inQuotes(best.name),
              amount: gave,
              days: digitsOf(entryDays),
            },
          )
        : tell('Vegetables and fruit are easy ways to get more.'),
    ),
    action: { label: t('Plan a meal with fiber'), kind: 'plan' },
  };
};
