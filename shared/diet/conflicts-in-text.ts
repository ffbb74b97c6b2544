import { type DietConstraints, isUnconstrained } from './read-diet.ts';
import { allergenNames } from './vocabulary/allergens.ts';
import { limitOf } from './vocabulary/limits.ts';
import { findNames, plainWords } from './vocabulary/name-list.ts';
import { namesFood } from './vocabulary/names-food.ts';

/** Words that rule a food out: 'without peanuts', 'contains milk, so avoid it'. */
const RULES_OUT =
  /(?<!\p{L})(?:no|not|never|without|avoid\p{L}*|instead|rather|leave|leaving|skip\p{L}*|allerg\p{L}*|intoleran\p{L}*|contain\p{L}*|exclud\p{L}*|dont|doesnt|isnt|arent|cant|cannot|substitut\p{L}*|replac\p{L}*|swap\p{L}*|alternative\p{L}*|check\p{L}*|ohne|kein\p{L}*|nicht|nie|vermeid\p{L}*|meide\p{L}*|verzicht\p{L}*|statt|anstatt|enthalt\p{L}*|ersatz|ersetz\p{L}*|unless|trace\p{L}*|spuren)(?!\p{L})/u;

/** Sentences about what the user ate, which suggest nothing. */
const PAST =
  /(?<!\p{L})(?:you (?:had|ate|logged|drank|have (?:had|eaten|logged))|was|were|yesterday|logged|entry|entries|du hast|hattest|gestern|gegessen|eingetragen|war|waren)(?!\p{L})/u;

/** 'Gluten-free bread' with its noun. */
const FREE_OF = /(?<!\p{L})(\p{L}+) ?(?:free|frei(?:e|er|es|en|em)?)(?: (\p{L}+))?(?!\p{L})/gu;

/** Plant foods named after what they replace: 'oat milk', 'peanut butter', 'vegan sausage'. */
const NAMED_AFTER =
  /(?<!\p{L})(?:oat|soya?|almond|coconut|rice|pea|hemp|cashew|plant|plant based|vegan|veggie|vegetarian|dairy free|non dairy|lactose free|gluten free|egg free|nut free|meatless|meat free|peanut|nut|almond|cocoa|shea|apple|buckwheat|corn|chickpea|lentil|bean|tofu|seitan|hafer|soja|mandel|kokos|reis|vegane\p{L}*|vegetarische\p{L}*|pflanzliche\p{L}*|laktosefreie?\p{L}*|glutenfreie?\p{L}*) (?:milk|drink|yogh?urt|cheese|cream|butter|sausages?|burgers?|mince|meatballs?|bread|pasta|noodles|toast|wraps?|quark|skyr|ice cream|steak|bacon|chicken|schnitzel|milch|joghurt|kase|sahne|butter|wurst|brot|nudeln)(?!\p{L})/gu;

const MEAT =
  /(?<!\p{L})(?:chicken|beef|pork|turkey|bacon|ham|lamb|steaks?|sausages?|meatballs?|salami|duck|veal|prosciutto|chorizo|hahnchen\p{L}*|huhn\p{L}*|huhner\p{L}*|rind\p{L}*|schwein\p{L}*|pute\p{L}*|schinken|speck|wurst|hackfleisch|fleisch|gelatine?)(?!\p{L})/u;
const OF_ANIMALS = /(?<!\p{L})(?:honey|honig)(?!\p{L})/u;

/** Words that contain an allergen without its name. */
const HIDDEN: Readonly<Partial<Record<string, RegExp>>> = {
  peanut: /(?<!\p{L})(?:satay|pb j|pbj)(?!\p{L})/u,
  nut: /(?<!\p{L})(?:pesto|marzipan|praline\p{L}*|nutella|nougat|granola|muesli|musli|mixed nuts|trail mix)(?!\p{L})/u,
  gluten:
    /(?<!\p{L})(?:bread|toast|pasta|spaghetti|couscous|bulgur|bagels?|croissants?|pita|naan|crackers?|sandwich\p{L}*|brot|brotchen|nudeln|wraps?|muesli|musli|porridge|oatmeal|soy sauce|beer)(?!\p{L})/u,
  milk: /(?<!\p{L})(?:yogh?urt|joghurt|quark|skyr|kefir|feta|mozzarella|parmesan|halloumi|ricotta|paneer|cheddar|gouda|latte|cappuccino|ice cream|pudding)(?!\p{L})/u,
  lactose:
    /(?<!\p{L})(?:milk|ice cream|cream|ricotta|cottage cheese|milkshake|latte|milch|sahne|eis)(?!\p{L})/u,
  egg: /(?<!\p{L})(?:omelett?e?s?|frittata|mayonnaise|mayo|meringue|quiche|ruhrei|spiegelei)(?!\p{L})/u,
  sesame: /(?<!\p{L})(?:hummus|halva|tahini)(?!\p{L})/u,
  soy: /(?<!\p{L})(?:miso|tamari|teriyaki)(?!\p{L})/u,
  pork: /(?<!\p{L})(?:prosciutto|chorizo|salami|pancetta|lard|pepperoni|mett|bockwurst)(?!\p{L})/u,
  alcohol: /(?<!\p{L})(?:wine|beer|rum|vodka|cocktails?|wein|bier|sekt|prosecco)(?!\p{L})/u,
};

const avoidedIn = (text: string, names: readonly string[]): string[] => {
  const found: readonly string[] = findNames(allergenNames, text).names;
  return names.filter((name) => found.includes(name) || HIDDEN[name]?.test(text));
};

const sentencesOf = (text: string): string[] => text.split(/[.!?\n;]+|,? (?:but|aber|and instead) /u);

/**
 * Returns what a text suggests although the constraints exclude it. A sentence that rules a food out is no suggestion.
 * Only names are compared, so it finds plain conflicts, not hidden ingredients.
 */
export const conflictsInText = (text: string, constraints: DietConstraints): string[] => {
  const { avoid, diets, limits, otherAllergens, dislikes } = constraints;
  const found = new Set<string>();
  for (const sentence of sentencesOf(text)) {
    const plain = plainWords(sentence);
    if (RULES_OUT.test(plain) || PAST.test(plain)) continue;
    const isMilkAvoided = avoid.includes('milk') || diets.includes('vegan');
    const named = plain.replace(FREE_OF, (_all, claim: string, noun = '') =>
      isMilkAvoided && /^la[ck]tose$/u.test(claim) ? noun : ' ',
    );
    const rest = named.replace(NAMED_AFTER, (words) =>
      // 'Peanut butter' and 'almond milk' still name peanuts and almonds.
      words.split(' ').slice(0, -1).join(' '),
    );
    for (const name of avoidedIn(rest, avoid)) found.add(name);
    const isMeatless = diets.some(
      (diet) => diet === 'vegan' || diet === 'vegetarian' || diet === 'pescatarian',
    );
    if (isMeatless && MEAT.test(rest)) found.add('meat');
    if (diets.includes('vegan') || diets.includes('vegetarian'))
      for (const name of avoidedIn(rest, ['fish', 'crustacean', 'mollusc'])) found.add(name);
    if (diets.includes('vegan')) {
      for (const name of avoidedIn(rest, ['milk', 'egg'])) found.add(name);
      if (OF_ANIMALS.test(rest)) found.add('honey');
    }
    for (const limit of limits) if (limitOf(limit).pattern.test(rest)) found.add(limit);
    for (const typed of [...otherAllergens, ...dislikes]) if (namesFood(rest, typed)) found.add(typed);
  }
  return [...found];
};

/**
 * Returns the part of an unfinished text that can be shown: whole sentences up to the first one with a conflict. Without
 * constraints the whole text.
 */
export const suitablePart = (text: string, constraints: DietConstraints): string => {
  if (isUnconstrained(constraints)) return text;
  const whole = text.match(/[^.!?\n]*(?:[.!?]+(?:\s|$)|\n|[.!?](?=\S))/gu) ?? [];
  const conflict = whole.findIndex((sentence) => conflictsInText(sentence, constraints).length > 0);
  return (conflict === -1 ? whole : whole.slice(0, conflict)).join('');
};
