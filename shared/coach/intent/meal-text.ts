import type { MealType } from '../../food-entries/meal-type.ts';
import { foldedText } from './folded-text.ts';
import { MEAL, mealPatterns } from './lexicon.ts';

/** The same words as in the lexicon, with the diacritics that users type. */
const LEAD =
  /^(?:(?:hi|hey|hello|hallo|moin|ok|okay|alright|yes|yeah|yep|ja|well|so|great|please|pls|plz|bitte|now|jetzt|and|und|also|then|dann|plus|just|only|coach|thanks|danke|oh|um|uh|hm|lol|mal|noch|kannst du|könntest du|würdest du|can you|could you|would you|will you|i (?:want|would like|need|'d like)(?: you)? to|i'd like to|ich (?:möchte|will|würde gern(?:e)?)|let us|let me|lets|let's|help me(?: to)?|forgot to|i forgot to|i need to|i still need to|hab(?:e)? vergessen)[,:!. ]+)+/i;
const VERB =
  /^(?:log(?:ge|g)?|add|record|track|tracke|enter|save|speicher(?:e|n)?|note(?: down)?|notier(?:e|en)?|write down|put(?: down)?|jot(?: down)?|count|stick|chuck|throw|pop|insert|register|erfass(?:e|en)?|vermerk(?:e|en)?|schreib(?:e)?|trag(?:e)?|fü?g(?:e)?|fueg(?:e)?|pack(?:e)?|buch(?:e)?|nimm)\b(?: me| my| mir| bitte| mal| down| in| that i (?:ate|had)| ein dass ich)?(?=\W|$)[:, ]*/i;
const TAIL =
  /[,;:. ]+(?:(?:and|und|so|can you|could you|kannst du|please|pls|bitte|das|es|mal|zu)[ ,]+)*(?:log|add|record|track(?:en)?|save|enter|note|eintragen|einloggen|loggen|notieren|hinzuf(?:ü|u|ue)gen|aufschreiben|erfassen|speichern|vermerken|eintragen|einzutragen)(?: (?:it|this|that|them|das|es|down))*(?: (?:please|bitte))?[.! ]*$/i;
const TAIL_TO_MEAL =
  /[,;: ]+(?:please |pls )?(?:log|add|record|track|save|note)(?: (?:it|this|that|them))?(?: down)? (?=(?:as|for|to|in)\b)/i;
const PARTICLE = /\b(?:ein|hinzu|auf|dazu|rein|down)[.! ]*$/i;
const NOISE =
  /\b(?:pls|plz|please|bitte|lol|haha|omg|btw|thanks|thank you|danke|for me|i think|i guess|i believe|glaube ich|glaub ich|denke ich|or so|oder so|straight from the \w+|yum|lecker|just now|right now|gerade eben|so far|bisher|(?:in)?to (?:my |the )?(?:diary|log|food log|journal)|in(?:s| das| mein| meinem| dem) (?:tagebuch|protokoll)|the (?:label|package|packaging|box|wrapper|pack) says|(?:according to|per) the label|laut (?:packung|etikett|verpackung)|auf der (?:packung|verpackung) stehen|instead of .*|statt .*|anstatt .*|anstelle .*)(?=\W|$)/gi;
const AGAIN =
  /\b(?:again|as (?:always|usual)|like always|wieder|schon wieder|wie immer|wie üblich|my usual|the usual|mein(?:en?|e)? übliche[sn]?)\b/gi;
const TO_MEAL = new RegExp(
  `\\b(?:to|into|onto|zum|in|ins|auf) (?:my |the |todays? |today's |das |mein )?(${MEAL}|frühstück)\\b`,
  'i',
);
const KCAL_FOR =
  /(\d[\d.,]*) ?(kcal|cals?|calories|kalorien)\b(?:,)? (?:for|from|in|of|für|von|in) (?:the |a |an |my |das |den |die |einen |eine |ein )?(?!(?:breakfast|lunch|dinner|snack|supper|frühstück|mittag|abend)\w*)([\p{L}][\p{L} '’-]*)/iu;

/** Returns the food of a statement without the words of its request, for the meal parser. */
export const mealText = (statement: string): string => {
  const withoutVerb = statement
    .replace(/[.!?;]+\s*$/, '')
    .replace(TAIL_TO_MEAL, ' ')
    .replace(TAIL, '')
    .replace(LEAD, '')
    .replace(VERB, '');
  const isSeparable = /(?<!\p{L})(?:trag|füg|fueg|schreib|pack|nimm|put|note|jot)/iu.test(statement);
  return (isSeparable ? withoutVerb.replace(PARTICLE, '') : withoutVerb)
    .replace(TO_MEAL, ' for $1')
    .replace(NOISE, ' ')
    .replace(AGAIN, ' ')
    .replace(KCAL_FOR, '$3 $1 $2')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/ ?|(?<=\p{L} )w (?=\p{L})/giu, 'with ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Returns the meal that a statement names anywhere, or null if it names none or several. */
export const mealNamedIn = (text: string): MealType | null => {
  const folded = foldedText(text).replace(
    /\b(?:after|before|since|until|nach|vor) (?:my |the |dem )?\w+/g,
    ' ',
  );
  const found = mealPatterns.filter(([, pattern]) => pattern.test(folded));
  return found.length === 1 ? ((found[0]?.[0] ?? null) as MealType | null) : null;
};
