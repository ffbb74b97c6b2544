import { conflictsOfAll } from '../../../diet/conflicts.ts';
import { constraintsOf } from '../../../diet/conversation.ts';
import { hasConstraints, mentionedConstraints } from '../../../diet/mentioned-constraints.ts';
import { dietLabel } from '../../../diet/labels.ts';
import type { DietConstraints } from '../../../diet/read-diet.ts';
import { plainWords } from '../../../diet/vocabulary/name-list.ts';
import type { Language } from '../../../language/languages.ts';
import { constraintWords } from './diet-words.ts';
import type { FindCheckedFoods } from './judge-food.ts';

const DIET =
  'vegan|vegans|vegetarians?|vegetarisch|veganer|vegetarier|pescatarians?|pescetarisch|halal|kosher|koscher|muslims?|gluten free|glutenfrei|lactose free|laktosefrei|dairy free|nut free|peanut free|egg free|celiacs?|coeliacs?|zoliakie';
const ARTICLE = '(?:an? |the |some |any |der |die |das |ein |eine )?';

/** Questions about a food and someone's diet or a content: the groups are the food and the diet, or the other way round. */
const questions: readonly (readonly [pattern: RegExp, food: 1 | 2])[] = [
  [
    new RegExp(
      `^(?:can|could|may|should|do|are) ${ARTICLE}(${DIET}) (?:people )?(?:eat|have|drink|allowed) (.+)$`,
      'u',
    ),
    2,
  ],
  [new RegExp(`^(?:konnen|durfen|kann|darf) ${ARTICLE}(${DIET}) (.+?) (?:essen|trinken|haben)$`, 'u'), 2],
  [
    /^(?:is|are) (.+?) (?:ok|okay|safe|fine|good|suitable|alright|allowed)(?: to eat)? (?:for|with|if) (?:an? |my |someone |somebody |people |anyone |a friend |a guest |guests |you |they |\p{L}+ )*?(?:who (?:is|are|has|have) |with |on |is |are |has |have )?(?:an? )?((?:\p{L}+ ){0,3}(?:allerg\p{L}*|intoleran\p{L}*|vegans?|vegetarians?|celiacs?|celiac disease|coeliac disease|halal|kosher))$/u,
    1,
  ],
  [new RegExp(`^(?:is|are) ${ARTICLE}(.+?) (?:really |actually |usually |always )?(${DIET})$`, 'u'), 1],
  [new RegExp(`^(?:ist|sind) ${ARTICLE}(.+?) (?:eigentlich |wirklich |immer )?(${DIET})$`, 'u'), 1],
  [
    /^(?:does|do) (?:an? |the )?(.+?) (?:contain|have|include|use) (?:any )?(\p{L}+(?: \p{L}+)?)(?: in (?:it|them))?$/u,
    1,
  ],
  [/^(?:is|are) there (?:any )?(\p{L}+(?: \p{L}+)?) in (?:an? |the )?(.+)$/u, 2],
  [/^(?:ist|sind) (?:in|im) (.+?) (\p{L}+)(?: (?:drin|enthalten|drinnen))?$/u, 1],
  [/^(?:enthalt|enthalten) (.+?) (\p{L}+)$/u, 1],
];

/** Foods that may contain gelatin or rennet of animals, of which the table knows nothing. */
const HIDDEN =
  /gumm[iy]|marshmallow|jell[oy]|gelee|gotterspeise|weingummi|fruchtgummi|haribo|lakritz|licorice|liquorice|starburst|skittles|panna cotta|mousse|tiramisu|cheese|kase|parmesan|pecorino|grana|gorgonzola|gruyere|feta|mozzarella|manchego/u;
const ANIMAL: ReadonlySet<string> = new Set(['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher']);

/** Returns what a phrase such as 'vegetarians' or 'tree nut allergy' excludes, or null. */
const constraintsIn = (phrase: string): DietConstraints | null => {
  const one = phrase
    .replace(/\b(?:vegetarians|vegetarier|vegetarisch)\b/gu, 'vegetarian')
    .replace(/\b(?:vegans|veganer)\b/gu, 'vegan')
    .replace(/\b(?:pescatarians|pescetarisch)\b/gu, 'pescatarian')
    .replace(/\bmuslims?\b/gu, 'halal')
    .replace(/\bkoscher\b/gu, 'kosher')
    .replace(/\b(?:celiacs?|coeliacs?|zoliakie)\b(?! disease)/gu, 'gluten free')
    .replace(/\b(?:dairy|nut|peanut|egg) free\b/gu, (words) => `allergic to ${words.split(' ')[0] ?? ''}`);
  const sentences = /allerg|intoleran|disease/u.test(one)
    ? [`I am ${one}`, `I have a ${one}`, `I have ${one}`]
    : [`I am ${one}`, `I am allergic to ${one}`];
  const found = sentences.map((text) => mentionedConstraints(text)).find((each) => hasConstraints(each));
  return found === undefined ? null : constraintsOf({}, [found]);
};

/**
 * Answers whether a food fits a diet or contains something, for anyone: 'can vegetarians eat Parmesan', 'is there nut in
 * Nutella'. Never says that a food is safe. Returns null for other messages.
 */
export const judgeForOthers = (
  message: string,
  { find, language }: { find: FindCheckedFoods; language: Language },
): string | null => {
  const last = message
    .split(/[.!?\n;]+/u)
    .map((part) => plainWords(part))
    .findLast((part) => part !== '');
  for (const [pattern, at] of questions) {
    const match = pattern.exec(last ?? '');
    const [, one = '', other = ''] = match ?? [];
    const food = at === 1 ? one : other;
    const constraints = match === null ? null : constraintsIn(at === 1 ? other : one);
    if (
      constraints === null ||
      food.split(' ').length > 5 ||
      /^(?:i|it|you|we|they|my|that|this|es|ich|das)\b/u.test(food)
    )
      continue;
    const foods = find(food);
    const [first] = foods;
    const isHidden = HIDDEN.test(food) && constraints.diets.some((diet) => ANIMAL.has(diet));
    const what = first?.name ?? food;
    const conflicts = conflictsOfAll(foods, constraints);
    const known = conflicts.filter(({ certainty }) => certainty === 'contains');
    const names = [...new Set(known.map(({ name }) => dietLabel(name, language)))];
    const asked = constraintWords(constraints, language);
    const isGerman = language === 'de';
    if (known.some(({ kind }) => kind === 'diet'))
      return isGerman
        ? `Nach dem üblichen Rezept nicht: „${what}“ ist nicht ${asked}. Rezepte und Marken sind verschieden: Sieh auf dem Etikett nach.`
        : `By its usual recipe, no: “${what}” isn’t ${asked}. Recipes and brands vary, so check the label.`;
    if (names.length > 0)
      return isGerman
        ? `Ja, „${what}“ enthält üblicherweise ${names.join(' und ')}. Bei einer Allergie weglassen.`
        : `“${what}” usually contains ${names.join(' and ')}. With an allergy, leave it out.`;
    if (foods.length === 0 || conflicts.length > 0 || isHidden)
      return isGerman
        ? `Ich weiß nicht, was in „${what}“ alles ist, und kann das nicht sicher sagen (${asked}). Sieh auf dem Etikett nach oder frag in der Küche.`
        : `I don’t know everything that’s in “${what}”, so I can’t say for sure (${asked}). Check the label or ask the kitchen.`;
    return isGerman
      ? `Nach dem üblichen Rezept spricht bei „${what}“ nichts dagegen (${asked}). Rezepte und Marken sind verschieden: Sieh auf dem Etikett nach.`
      : `By its usual recipe, nothing in “${what}” conflicts with that (${asked}). Recipes and brands vary, so check the label.`;
  }
  return null;
};
