import { plainWords } from '../../../diet/vocabulary/name-list.ts';

/** Questions about the user's own days, which other topics answer. */
const DIARY =
  /(?<!\p{L})(?:how (?:much|many)|did (?:i|we)|have i (?:had|eaten|logged)|i (?:had|ate|logged|drank|just)|do i have left|left today|my (?:calories|goal|weight|average|total|streak|score|diary|log)|am i on track|wie ?viele?|habe ich|hatte ich|mein (?:ziel|gewicht|durchschnitt|tagebuch)|meine kalorien|ubrig)(?!\p{L})/u;

const IDEA =
  /(?<!\p{L})(?:ideas?|idee|ideen|suggest\p{L}*|recommend\p{L}*|vorschlag|vorschlage|schlag|empfiehl|empfehl\p{L}*|recipes?|rezepte?|inspiration|options?|optionen|alternatives?|alternativen?|substitutes?|ersatz|replace|swap|tausch\p{L}*|instead|statt|anstatt|another|else|more ideas|noch (?:eine?|was)|other one|something|anything|etwas|irgendwas|irgendetwas|hungry|hunger|starving|craving|appetit|lust auf|menu|order|bestellen|bestelle)(?!\p{L})/u;
const WHAT =
  /(?<!\p{L})(?:what|whats|which|how do i get|how can i get|where do i get|how to get|need|want|looking for|any|some|give me|help me|was|welche\p{L}*|wie (?:komme|bekomme|kriege)|woher|brauche?|will|mochte|suche|gib|gibt)(?!\p{L})/u;
const FOOD =
  /(?<!\p{L})(?:eat|eating|have|cook|make|bring|buy|snack\p{L}*|foods?|meals?|dish|dishes|protein|omega|iron|calcium|fib(?:er|re)|source\p{L}*|essen|esse|kochen|koche|mitbringen|lebensmittel|gericht\p{L}*|mahlzeit\p{L}*|eiweiss|eisen|calcium|kalzium|ballaststoff\p{L}*|haben|trinken)(?!\p{L})/u;

const PAST =
  /(?<!\p{L})(?:yesterday|week|month|last|average|total|today|so far|calories|kcal|gestern|heute|woche|monat|letzte\p{L}*|durchschnitt|kalorien|bisher)(?!\p{L})/u;
/** Most words of a request that only names a meal. */
const MAX_BARE = 7;

/** Returns whether a message asks about the user's own diary. */
export const isDiaryQuestion = (message: string): boolean => DIARY.test(plainWords(message));

/** Returns whether a message asks for something to eat. @param hasTheme whether it names a meal or kind of food */
export const asksForFood = (message: string, hasTheme: boolean): boolean => {
  const text = plainWords(message);
  if (DIARY.test(text)) return false;
  if (IDEA.test(text)) return true;
  if (WHAT.test(text) && (FOOD.test(text) || hasTheme)) return true;
  // 'Dinner?', 'Snack für zwischendurch', but not 'protein yesterday?'
  return hasTheme && !PAST.test(text) && (message.trim().endsWith('?') || text.split(' ').length <= MAX_BARE);
};

const ANOTHER =
  /^(?:ok |okay |no |nope |hm+ |and |und |nein |nee |gut )*(?:another|more|else|next|something else|anything else|a different|different|what about|how about|noch|andere\p{L}*|was anderes|etwas anderes|weitere|and for|und fur|same for|for my)(?!\p{L})/u;

/** Returns whether a message continues an earlier request: 'ok, another one?' */
export const asksForAnother = (message: string): boolean => ANOTHER.test(plainWords(message));

const MAY_EAT =
  /^(?:so |and |but |also |und |hey |hi |quick question )*(?:can|could|may|should|is it (?:ok|okay|safe|fine) (?:if|for me to|to)|am i allowed to|kann|darf|soll|sollte|konnte) (?:i|we|he|she|they|my \p{L}+|ich|wir|er|sie|mein\p{L}* \p{L}+)?(?!\p{L}) ?(?:still |also |even |auch |noch |eigentlich )*(?:eat|have|drink|try|order|get|use)? ?(.+?)(?: (?:essen|trinken|haben|nehmen|probieren|bestellen|verwenden))?$/u;
const EATING =
  /(?<!\p{L})(?:eat|have|drink|try|order|get|use|essen|trinken|haben|nehmen|probieren|bestellen|verwenden)(?!\p{L})/u;
const ENGLISH_MAY = /^(?:\p{L}+ )*?(?:can|could|may|should|is it|am i) /u;
const OTHER_VERB =
  /(?<!\p{L})(?:fasten|abnehmen|zunehmen|(?:an|auf|ver)?andern|anfangen|aufhoren|trainieren|laufen|wiegen|eintragen|machen|weglassen|auslassen|zahlen|setzen|tun|schlafen)$/u;
const IS_SAFE =
  /^(?:so |and |but |und )*(?:is|are|ist|sind) (.+?) (?:safe|ok|okay|fine|allowed|good|suitable|all right|alright|vegan|vegetarian|kosher|halal|gluten free|sicher|okay|erlaubt|geeignet|in ordnung|unbedenklich|glutenfrei|laktosefrei)(?: (?:for|to|fur) .+)?$/u;
const CONTAINS =
  /^(?:do|does|is there|are there|enthalt|enthalten|ist|sind|hat|haben) (.+?)(?: (?:have|contain|contains|include))? (?:any )?(?:\p{L}+)(?: (?:in it|drin|enthalten))?$/u;

const ARTICLES =
  /^(?:the|a|an|some|this|that|these|those|my|any|die|der|das|den|dem|ein|eine|einen|diese\p{L}*)\s/u;

/** Returns the food that a message asks about, such as 'the satay' in 'can I eat the satay?', or null. */
export const askedFood = (message: string): string | null => {
  const last = message
    .split(/[.!\n,;]+/u)
    .map((part) => plainWords(part))
    .findLast((part) => part !== '');
  if (last === undefined) return null;
  // 'Should I fast?' asks about no food, but German allows 'darf ich Nudeln?' without a verb.
  const isOtherAct = !EATING.test(last) && (ENGLISH_MAY.test(last) || OTHER_VERB.test(last));
  const found =
    (isOtherAct ? null : MAY_EAT.exec(last)?.[1]) ?? IS_SAFE.exec(last)?.[1] ?? CONTAINS.exec(last)?.[1];
  const food = found?.replace(ARTICLES, '').trim() ?? '';
  if (
    food === '' ||
    food.split(' ').length > 6 ||
    /^(?:i|you|we|there|it|ich|du|es|instead)(?: |$)/u.test(food)
  )
    return null;
  return food;
};
