import type { Ask } from '../question.ts';
import { type Said, say } from '../sentence.ts';

/** Nutrients that users ask about but entries do not contain. */
const NUTRIENT =
  /\b((?:saturated|trans|unsaturated|monounsaturated|polyunsaturated|omega ?-?\d?) ?(?:fats?|acids?)?|net carbs|added sugar|free sugar|cholesterol|vitamins? ?(?:[a-k]\d{0,2})?|folate|folic acid|biotin|iron|calcium|magnesium|potassium|zinc|iodine|selenium|phosphorus|minerals|micronutrients|caffeine|alcohol|starch|glycemic load|antioxidants?)\b/;
/** Matches questions about own amounts, not about a nutrient's benefits. */
const AMOUNT =
  /\b(?:how (?:much|many)|did i (?:get|have|eat|drink|consume)|have i (?:had|eaten|got)|my .*\b(?:intake|today|yesterday)|average|total|i (?:got|had|ate) enough|left)\b/;
const ADVICE =
  /\b(?:should|supplement\w*|safe|need|per day should|recommended|take|is in|are in|does|contain\w*)\b/;

/** 'how much iron did I get today': says that the diary has no such value, and which ones it has. */
export const untrackedNutrients = ({ text, periods }: Ask): Said | null => {
  const name = NUTRIENT.exec(text)?.[1]?.trim();
  if (name === undefined || ADVICE.test(text)) return null;
  if (!AMOUNT.test(text) && periods.length === 0) return null;
  if (!/\b(?:i|my|me)\b/.test(text) && periods.length === 0) return null;
  return say`I can’t say: entries don’t include ${name}. They include energy, protein, carbs, fat, fiber, sugar and sodium; water is logged separately.`;
};
