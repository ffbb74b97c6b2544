import { foldedText } from './folded-text.ts';

const SET =
  /\b(?:set|change|make|update|adjust|raise|lower|increase|decrease|reduce|put|switch|use|new|should be|shall be|setz\w*|stell\w*|ander\w*|aendere?\w*|erhoh\w*|senk\w*|reduzier\w*|anpassen|anheben|neues|soll)\b/;
const GOAL =
  /\b(?:(?:daily |day |calorie |calories |kcal |energy |food |my |the |new )*(?:goal|target|limit|budget|allowance)|(?:calories|kcal)(?= (?:goal )?(?:to|at|auf) )|(?:tages|kalorien|energie|kcal ?-?)?(?:ziel|limit)(?:e|s)?|tagesbedarf)\b/;
const OTHER =
  /\b(?:protein|eiweiss|carbs?|kohlenhydrate|fat|fett|fib(?:er|re)|ballaststoffe|sugar|zucker|salt|salz|sodium|water|wasser|weight|gewicht|kg|kilos?|lbs?|pounds?|steps?|schritte|ml|liters?|l|g|grams?|gramm|pace|macros?|makros|meal|breakfast|lunch|dinner|snack)\b/;
const BY =
  /\b(?:(raise|increase|up|erhoh\w*|hoch|anheben)|(lower|decrease|reduce|drop|cut|senk\w*|reduzier\w*|runter)) .*\b(?:by|um) (\d{2,4})\b/;
const AMOUNT = /(?<![\d.,])(\d{1,2}[.,]\d{3}|\d{3,5})(?![\d.,]*\d)/;

/** A daily energy goal in kcal, or a change of the current one. */
export interface GoalRequest {
  calories: number | null;
  by: number | null;
}

/** Reads a request to set the daily energy goal. @returns null if the message is none */
export const readGoal = (message: string): GoalRequest | null => {
  if (message.length > 160) return null;
  const folded = foldedText(message);
  const isPolite = /\b(?:can|could|would|will) you\b|\b(?:kannst|konntest|wurdest) du\b/.test(folded);
  if (/\?\s*$/.test(message) && !isPolite) return null;
  if (/^(?:is|was|what|how|why|did|does|should|ist|wie|warum|soll ich)\b/.test(folded)) return null;
  if (/\b(?:not|never|nicht|kein\w*)\b/.test(folded)) return null;
  if (!SET.test(folded) || !GOAL.test(folded) || OTHER.test(folded)) return null;
  const [, up, down, step] = BY.exec(folded) ?? [];
  if (step !== undefined && (up !== undefined || down !== undefined))
    return { calories: null, by: Number(step) * (up === undefined ? -1 : 1) };
  const amount = AMOUNT.exec(folded)?.[1];
  return amount === undefined ? null : { calories: Number(amount.replace(/[.,]/, '')), by: null };
};
