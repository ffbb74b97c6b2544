const word = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');

const values = word(
  String.raw`calories|kcals?|kalorien|kilokalorien|energy intake|macros?|makros?|protein|proteins|eiweiß|proteine|carbs?|carbohydrates?|kohlenhydrate|fat|fett|fiber|fibre|ballaststoffe?|sugar|zucker|sodium|salt|natrium|salz`,
);
const water = word('water|wasser');
const eating = word(
  String.raw`i (?:\p{L}+ )?(?:eat|eaten|ate|consume[d]?|drink|drank|drunk|log(?:ged)?|have|had|get|take in)|my diary|food diary|habe? ich|hatte ich|gegessen|getrunken|aß ich|esse ich|(?:mein\p{L}* )?(?:ernährungs)?tagebuch`,
);
const when = word(
  String.raw`today|yesterday|this week|last week|this month|week|month|days|\p{L}+day|heute|gestern|vorgestern|woche|monat|tagen?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember`,
);
const asking =
  /^(?:(?:and|so|und|also|please|bitte|can you|could you|tell me|show me|sag mir|zeig mir),? )*(?:how (?:many|much)|what(?:'s| is| was| were| did)?|which|average|total|my|did i|have i|was|wie ?viele?|wieviel\p{L}*|welche\p{L}*|show|zeig\p{L}*|durchschnitt\p{L}*|habe ich|protein|calories|kalorien|carbs|fat|sugar|fiber|sodium|water)(?!\p{L})/iu;
const eaten =
  /^(?:(?:please|bitte|tell me|show me|sag mir|zeig mir),? )*(?:what (?:did|have|had) i (?:eat|eaten|have (?:for|to eat)|had for|drink|log|logged)|was (?:habe|hatte|aß) ich .*(?:gegessen|getrunken|zum (?:frühstück|mittag\p{L}*|abend\p{L}*))|did i (?:eat|log)|have i (?:eaten|logged)|habe ich .*(?:gegessen|eingetragen|protokolliert))(?!\p{L})/iu;
/** Texts that ask for something to be made. */
const making =
  /^(?:please |bitte )*(?:add|create|make|write|draft|book|schedule|remind|email|mail|move|cancel|erstell\p{L}*|schreib\p{L}*|trag\p{L}*|erinner\p{L}*)(?!\p{L})/iu;

/** Returns whether a text asks about what the user ate or drank. */
export const isDiaryQuestion = (text: string): boolean => {
  if (making.test(text)) return false;
  if (eaten.test(text)) return true;
  if (!asking.test(text)) return false;
  if (values.test(text)) return eating.test(text) || when.test(text);
  return water.test(text) && eating.test(text);
};
