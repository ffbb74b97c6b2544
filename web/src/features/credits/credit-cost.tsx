import { plural, t } from '#web/lib/language/translate.ts';
import { type AiAction, creditCosts } from '#shared/credits/costs.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './credit-cost.module.css';
import { useIsUnlimited } from './use-is-unlimited.ts';

/** e.g. '2 credits' */
const credits = (count: number): string =>
  plural(count, '{count} credit', '{count} credits', { count: formatNumber(count) });

/** Text on when an action is charged; only useful results are (decision D19). */
const when: Partial<Record<AiAction, (cost: string) => string>> = {
  photo_analysis: (cost) => t('Costs {cost} when food is found, nothing otherwise.', { cost }),
  voice_transcription: (cost) =>
    t('Free where your browser hears you itself, else {cost} for the words.', { cost }),
  coach_message: (cost) =>
    t('Costs {cost} when AI answers. Answers from your own data alone are free.', { cost }),
  insights: (cost) => t('Costs {cost} when AI writes them, nothing otherwise.', { cost }),
  agent_action: (cost) => t('Costs {cost} when AI does it, nothing by fixed rules.', { cost }),
  food_lookup: (cost) => t('Free from the food table, {cost} when AI has to help.', { cost }),
};

/** Cost of an AI action, shown before it starts. Empty if the plan includes it. */
export const CreditCost = ({ action }: { action: AiAction }) => {
  if (useIsUnlimited()) return null;
  const cost = credits(creditCosts[action].cost);
  return <p className={classes.cost}>{when[action]?.(cost) ?? t('Costs {cost}.', { cost })}</p>;
};
