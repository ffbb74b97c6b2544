import { plural, t } from '#web/lib/language/translate.ts';
import { type AiAction, creditCosts } from '#shared/credits/costs.ts';
import { useIsUnlimited } from './use-is-unlimited.ts';

/** e.g. '2 credits' */
const credits = (count: number): string => plural(count, '{count} credit', '{count} credits');

/** Text on when an action is charged; only useful results are (decision D19). */
const when: Partial<Record<AiAction, (cost: string) => string>> = {
  photo_analysis: (cost) => t('{cost} if we find food. Free if we don’t.', { cost }),
  voice_transcription: (cost) =>
    t('Free with your browser’s speech recognition; otherwise {cost}.', { cost }),
  coach_message: (cost) => t('{cost} for AI answers. Answers from your own data are free.', { cost }),
  insights: (cost) => t('{cost} if AI writes them. Otherwise free.', { cost }),
  agent_action: (cost) => t('{cost} if AI does it. Fixed rules are free.', { cost }),
  food_lookup: (cost) => t('Free when we find it in our database. {cost} if AI has to help.', { cost }),
};

/** Cost of an AI action, shown before it starts. Empty if the plan includes it. */
export const CreditCost = ({ action }: { action: AiAction }) => {
  if (useIsUnlimited()) return null;
  const cost = credits(creditCosts[action].cost);
  return <p className="note">{when[action]?.(cost) ?? t('Costs {cost}.', { cost })}</p>;
};
