import { type AiAction, creditCosts } from '#shared/credits/costs.ts';
import classes from './credit-cost.module.css';
import { useIsUnlimited } from './use-is-unlimited.ts';

const credits = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`);

/** When an action costs its credits; only what is of use does (decision D19). */
const when: Partial<Record<AiAction, (cost: string) => string>> = {
  photo_analysis: (cost) => `Costs ${cost} when food is found, nothing otherwise.`,
  voice_transcription: (cost) => `Free where your browser hears you itself, else ${cost} for the words.`,
  coach_message: (cost) => `Costs ${cost} when AI answers. Answers from your own data alone are free.`,
  insights: (cost) => `Costs ${cost} when AI writes them, nothing otherwise.`,
  food_lookup: (cost) => `Free from the food table, ${cost} when AI has to help.`,
};

/** What an AI action costs, to be read before it is begun. Nothing is said where a plan includes it. */
export const CreditCost = ({ action }: { action: AiAction }) => {
  if (useIsUnlimited()) return null;
  const cost = credits(creditCosts[action].cost);
  return <p className={classes.cost}>{when[action]?.(cost) ?? `Costs ${cost}.`}</p>;
};
