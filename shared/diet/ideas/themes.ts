import { plainWords } from '../vocabulary/name-list.ts';

/** What an idea must be, if the user asks for it. */
const required: readonly (readonly [theme: string, pattern: RegExp])[] = [
  ['soup', /soup|suppe|broth|eintopf|stew/],
  ['dip', /\bdips?\b|spread|aufstrich/],
  ['smoothie', /smoothie|shake\b/],
  [
    'dessert',
    /dessert|nachtisch|nachspeise|pudding|ice cream|\beis\b|cake|kuchen|something sweet|was susses|etwas susses|sweet tooth|cookie|treat\b/,
  ],
  ['sushi', /sushi|maki|japan\w*/],
  ['bbq', /\bbbq|barbecue|grill\w*|cookout/],
  ['pizza', /pizza/],
  ['burger', /burger/],
  ['bolognese', /bolognese|ragu\b|spag\w*|lasagn\w*/],
  ['steak', /instead of (?:my |a |the )?(?:steak|beef|meat)|statt (?:\w+ )?(?:steak|rind\w*|fleisch)|steak/],
  ['asian', /asian|asiatisch\w*|chinese|thai|stir fry|wok|vietnam\w*|korean/],
  ['italian', /italian|italienisch\w*|risotto/],
  ['mexican', /mexican|mexikanisch\w*|taco|burrito|chili/],
  ['indian', /indian|indisch\w*|curry/],
  ['salad', /salad|salat/],
  ['sandwich', /sandwich|wrap\b|\bbread\b|belegtes|\bbrot\b|toast/],
  ['topping', /(?:for|on|fur|auf|zum|in) (?:my |meinen? |den )?(?:yogh?urt|joghurt|skyr|quark)|topping/],
  [
    'lunchbox',
    /lunch ?box|bento|pausenbrot|brotdose|packed lunch|to (?:work|school|go)|take with|mitnehmen|fur die (?:schule|arbeit)|unterwegs|meal prep/,
  ],
  ['omega3', /omega/],
  ['iron', /\biron\b|eisen/],
  ['calcium', /calcium|kalzium/],
];

const preferred: readonly (readonly [theme: string, pattern: RegExp])[] = [
  ['protein', /protein|eiweiss|muscle/],
  ['fiber', /fib(?:er|re)|ballaststoff\w*/],
  ['fats', /healthy fat|good fat|gesunde\w* fett/],
  ['crunchy', /crunch\w*|crisp\w*|knusprig\w*|knackig\w*|knabber\w*/],
  ['creamy', /cream\w*|cremig\w*/],
  ['light', /\blight|leicht\w*|low cal\w*|few calories/],
  ['filling', /filling|satt\w*|sattigend\w*|hearty|big\b|starving/],
  ['quick', /quick|fast\b|easy|minutes|schnell\w*|einfach\w*|no time|lazy/],
  ['nocook', /without cooking|no cook\w*|ohne kochen|not cook/],
  ['warm', /\bwarm|\bhot\b/],
  ['sweet', /sweet|suss\w*/],
  ['savory', /savou?ry|salty|herzhaft\w*|salzig\w*|deftig\w*/],
  ['date', /date night|romantic|guests|friday night|besuch|gaste/],
  ['fruit', /fruit|obst/],
  ['lowcarb', /low carb|keto/],
];

const meals: readonly (readonly [theme: string, pattern: RegExp])[] = [
  ['breakfast', /breakfast|brekkie|brekky|fruhstuck\w*|in the morning|brunch|zum start/],
  ['lunch', /lunch|mittag\w*|noon|midday/],
  ['dinner', /dinner|supper|tonight|abend\w*|evening|\btea\b|\bcook\b|\bkoche\w*/],
  ['snack', /snack\w*|zwischendurch|nibble|munch\w*|between meals|knabber\w*|bite\b|hunger zwischen/],
];

export interface RequestedThemes {
  readonly meal: string | null;
  readonly required: readonly string[];
  readonly preferred: readonly string[];
}

const matching = (themes: typeof meals, text: string): string[] =>
  themes.filter(([, pattern]) => pattern.test(text)).map(([theme]) => theme);

/** Reads what kind of meal a message asks for, in English or German. */
export const themesIn = (message: string): RequestedThemes => {
  const text = plainWords(message);
  return {
    meal: matching(meals, text)[0] ?? null,
    required: matching(required, text),
    preferred: matching(preferred, text),
  };
};

/** Returns whether a message asks for any kind of meal. */
export const hasThemes = ({ meal, required: kinds, preferred: wishes }: RequestedThemes): boolean =>
  meal !== null || kinds.length > 0 || wishes.length > 0;
