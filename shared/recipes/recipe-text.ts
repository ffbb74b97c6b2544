import { readQuantity } from '../nutrition/ingredients/read-quantity.ts';
import { MAX_LINE_LENGTH, MAX_PORTIONS } from './schema.ts';

/** A parsed recipe text. */
export interface RecipeText {
  /** Title, or null. */
  name: string | null;
  /** Number of servings, or null if not stated. */
  portions: number | null;
  /** Ingredient lines as written, without bullets. */
  lines: string[];
  /** Method, stored as notes. */
  method: string[];
}

const bullet = /^(?:[-*•·▢☐✓+–—]|\[[ x]?\])\s*/i;
const ingredientsHead =
  /^(?:the\s+)?(?:ingredients?|you(?:'|’)?(?:ll| will)? need|shopping list)\b[^.]{0,30}:?$/i;
const methodHead =
  /^(?:how to make\b.*|(?:method|directions?|instructions?|preparation|steps?|what to do|procedure|notes?) ?:?)$/i;
/** 'For the sauce:', 'Topping:'. */
const groupHead = /^(?:for\s+the\s+[^\d]{1,40}|[\p{L} ]{1,30}):$/iu;
const serves =
  /\b(?:serves|servings?|portions?|makes|yields?) ?:? ?(?:about )?(\d{1,2})\b|\b(\d{1,2}) (?:servings|portions|people)\b/i;
const numbered = /^(?:step\s+)?\d{1,2}\s*[.):]\s+(?=\S)/i;
/** Matches an instruction. */
const order =
  /^(?:pre-?heat|heat|mix|stir|add|cook|bake|boil|bring|place|put|pour|whisk|fry|combine|season|serve|drain|simmer|melt|cut|chop|slice|in a|meanwhile|remove|transfer|spread|sprinkle|cover|leave|let|fold|beat|roast|grill|once|when|then|return|line|grease|set|turn|toss|knead|roll|blend)\b.*\s.*\s/i;
const LONG_SENTENCE = 110;

const isMethod = (line: string): boolean => {
  const text = line.replace(numbered, '');
  const isSentence = order.test(text) || text.length > LONG_SENTENCE;
  return isSentence && readQuantity(text) === null;
};

const isStep = (line: string): boolean => numbered.test(line);

const portionsIn = (line: string): number | null => {
  const found = serves.exec(line);
  const count = Number(found?.[1] ?? found?.[2] ?? 0);
  return count >= 1 && count <= MAX_PORTIONS ? count : null;
};

/**
 * Splits a recipe text into title, servings, ingredient lines and method. Without headings, instructions and long
 * sentences are the method and all other lines ingredients. Lines that are neither are reported as not understood
 * later.
 */
export const readRecipeText = (text: string): RecipeText => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(bullet, '').trim())
    .filter((line) => line !== '');
  const head = lines.findIndex((line) => ingredientsHead.test(line));
  const above = head > 0 ? lines.slice(0, head) : [];
  const portions = lines.map(portionsIn).find((count) => count !== null) ?? null;
  const [first = ''] = head > 0 ? above : lines;
  const isTitled = head > 0 || (lines.length > 2 && readQuantity(first) === null && !isMethod(first));
  const named = isTitled && portionsIn(first) === null && !groupHead.test(first);
  const isBare =
    head < 0 && named && readQuantity(lines[1] ?? '') === null && portionsIn(lines[1] ?? '') === null;
  const name = named && !isBare ? first.slice(0, 200) : null;
  const body = head >= 0 ? lines.slice(head + 1) : lines.slice(name === null ? 0 : 1);

  const result: RecipeText = { name, portions, lines: [], method: [] };
  let isInMethod = false;
  for (const line of body) {
    if (ingredientsHead.test(line)) isInMethod = false;
    else if (methodHead.test(line)) isInMethod = true;
    else if (isInMethod || isMethod(line) || (isStep(line) && result.method.some(isStep)))
      result.method.push(line);
    else if (!groupHead.test(line) && !(portionsIn(line) !== null && line.length < 30))
      result.lines.push(line.replace(numbered, '').slice(0, MAX_LINE_LENGTH));
  }
  return result;
};
