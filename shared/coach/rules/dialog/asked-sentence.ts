import type { SearchFoods } from '../question.ts';

/** A message of several sentences: the last one that asks, and the others. */
export interface AskedSentence {
  asked: string;
  others: string;
}

const BETWEEN = /(?<=[.!?…])\s+|\n+|\s*;\s+|,?\s+(?:lol|lmao|rofl|haha\w*|hehe\w*|xd)\b[\s,.!]*/giu;
const ASKS =
  /\?\s*$|^(?:and |so |but |ok |okay |hey |anyway |und |also |aber )*(?:what|which|how|when|where|why|who|whats|hows|is|are|was|does|do|did|can|could|should|would|any|rough|roughly|suggest|recommend|give me|show me|tell me|explain|was|welche\w*|wie|wann|wo|warum|wieso|woher|wer|ist|sind|hat|habe|kann|soll|darf|gib|zeig|nenn|sag|erklär)\b/iu;

/** Returns the sentence of a message that asks something, or null if it has only one sentence or asks nothing. */
export const askedSentenceOf = (message: string): AskedSentence | null => {
  const parts = message
    .slice(0, 1_000)
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const comma = parts.length === 1 ? (parts[0] ?? '').split(/,\s+/u) : parts;
  const at = comma.findLastIndex((part) => ASKS.test(part));
  const asked = comma[at];
  return comma.length < 2 || asked === undefined
    ? null
    : { asked, others: comma.filter((_part, index) => index !== at).join('. ') };
};

const MEASURE =
  /\b(calories|calorie|kcal|cals|energy|protein|carbs|carbohydrates|fat|fiber|fibre|sugar|salt|sodium|macros|kalorien|energie|eiwei(?:ss|ß)|kohlenhydrate|fett|ballaststoffe|zucker|salz|nährwerte)\b/iu;
const NO_NAME =
  /^(?:(?:how|much|many|rough|roughly|approx|approximately|ballpark|about|any|idea|guess|estimate|whats|what|is|are|s|the|does|do|would|could|be|in|has|have|it|its|that|this|there|one|a|an|slice|piece|portion|serving|bowl|cup|plate|glass|bite|bar|scoop|of|for|per|please|likely|probably|then|and|so|anyway|got|contain|wie|viele?|hat|haben|das|es|so|ein|eine|einem|einer|stück|scheibe|portion|teller|glas|davon|ungefähr|etwa|circa|ca|in|und|denn|drin|sind|ist)\b[\s,]*)*\??$/iu;
const DOUBTS =
  /^(?:is|can|could|kann|ist) (?:it|that|this|das) (?:really |even |actually |be |wirklich )*(?:right|true|correct|plausible|realistic|legit|normal|possible|accurate|stimmen|richtig|wahr)?\??$/iu;
const CONTENTS = /^(?:what(?:[’']?s| is)|was ist) (?:all )?(?:in|da) (?:it|that|this|there|drin)\??$/iu;
const PORTION = /\b(slice|piece|portion|serving|bowl|cup|plate|glass|bar|scoop)\b/iu;

/**
 * Completes a question about a food that it does not name: 'how many calories in a slice?' with 'tiramisu' becomes 'how
 * many calories in a slice of tiramisu'. Returns null for other questions.
 */
export const withFood = (asked: string, food: string): string | null => {
  if (CONTENTS.test(asked)) return `what is in a ${food}`;
  if (DOUBTS.test(asked)) return `how many calories in ${food}`;
  const measure = MEASURE.exec(asked)?.[1];
  if (measure === undefined || !NO_NAME.test(asked.replace(MEASURE, ' ').trim())) return null;
  const portion = PORTION.exec(asked)?.[1];
  return `how many ${measure} in ${portion === undefined ? food : `a ${portion} of ${food}`}`;
};

/** Words of a clause that is no more than a dish: 'chicken and rice', not 'I had chicken and later rice'. */
const MAX_DISH_WORDS = 6;

/** Returns the foods of the last clause of a text if it names several and little else. */
const dishNamedIn = (text: string, foods: SearchFoods): string | null => {
  const clause = text.split(/[.!?…,;]+(?:\s+|$)/u).findLast((part) => part.trim() !== '') ?? '';
  const items = foods(clause);
  return items.length > 1 && clause.trim().split(/\s+/u).length <= MAX_DISH_WORDS
    ? items.map(({ said, name }) => said ?? name).join(' and ')
    : null;
};

/** Returns the last food or dish that a text names, also at the end of a sentence about something else, or null. */
export const foodNamedIn = (text: string, foods: SearchFoods): string | null => {
  const dish = dishNamedIn(text, foods);
  if (dish !== null) return dish;
  const words = text.match(/\p{L}+/gu) ?? [];
  const phrase =
    /\b(?:for|of|in|on|about|für|von|im) (?:that|this|an?|the|my|one|those|these|den|die|das|ein\p{L}*) ([\p{L} ]{3,40})[.!\s]*$/u.exec(
      text,
    )?.[1];
  const ends = [3, 2, 1].map((count) => words.slice(-count).join(' '));
  for (const each of [text, phrase, ...ends]) {
    const item = each === undefined || each === '' ? undefined : foods(each).at(-1);
    if (item !== undefined) return item.said ?? item.name;
  }
  return null;
};
