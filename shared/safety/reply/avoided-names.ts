import { allergenNames, type Avoidable } from '../../diet/vocabulary/allergens.ts';
import { findNames } from '../../diet/vocabulary/name-list.ts';

/** What a sentence rules out: 'peanut-free', 'without nuts', 'rather than pork', 'oat milk instead of dairy'. */
const ruledOut =
  /\b[\p{L}]+(?:-| )?(?:free|frei\p{L}*)\b(?: \p{L}+)?|\b(?:without|instead of|rather than|not|no|never|avoid|free of|ganz ohne|ohne|statt|anstelle von|kein\p{L}*|nicht)(?: any| the| all| eine?[nr]?)?(?: [\p{L}-]+){1,2}/giu;
/** Plant foods named after animal ones, so that the table does not read the animal food. */
const plantFoods =
  /\b(?:oat|soy|almond|coconut|rice|pea|cashew|plant|vegan|hafer|soja|mandel|kokos|reis)[- ]?(?:based )?(?:milk|yogh?urt|cream|cheese|butter|milch|joghurt|sahne|käse|drink)\b/giu;

/** Parts of German compounds and dishes that say what is in them: 'Sahnejoghurt', 'omelette'. */
const compounds: Readonly<Partial<Record<Avoidable, RegExp>>> = {
  milk: /joghurt|yogh?urt|sahne|käse|quark|butter(?!nut|kürbis)|milch|rahm|skyr|mozzarella|feta|parmesan|\blatte\b|\bcheese|\bcream\b|\bwhey\b/i,
  egg: /\beggs?\b|omelett|rührei|spiegelei|\beier\b|frittata|meringue/i,
};

/** Returns whether a sentence of a chat names something to avoid, and the sentence without what it rules out. */
export const namesAvoided = (
  sentence: string,
  avoid: readonly Avoidable[],
): { isNamed: boolean; rest: string } => {
  const rest = sentence
    .replace(ruledOut, ' ')
    .replace(plantFoods, (found) => (/almond|mandel|cashew/i.test(found) ? found : ' '));
  const named = findNames(allergenNames, rest).names;
  return { isNamed: avoid.some((name) => named.includes(name) || compounds[name]?.test(rest)), rest };
};
