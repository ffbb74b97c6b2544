import type { LocalDate } from '../../time/local-date.ts';
import type { Edit, EditTarget, NewAmount } from './edit.ts';
import { MEAL, NUMBER } from './lexicon.ts';
import { mealNamedIn } from './meal-text.ts';
import { readDay } from './read-day.ts';
import { numberOf } from './read-number.ts';
import { isDay, readTarget } from './read-target.ts';

type Change = Extract<Edit, { kind: 'change' }>;

const LAST: EditTarget = { name: null, meal: null, day: null };
const NOTHING: Change = {
  kind: 'change',
  target: LAST,
  amount: null,
  food: null,
  replaces: null,
  meal: null,
  day: null,
  time: null,
};

const FILL =
  '(?:(?:only|just|about|around|actually|more like|nur|etwa|ungefahr|eher|eigentlich|rather|cooked|raw|dry|gekocht|roh|and|und|really|not|probably|like|genau|exactly|bloss)[ ,]+)*';
const UNIT = '[a-z]+';
const AMOUNT = `${FILL}(${NUMBER})(?: ?(?:x|times|mal))?(?: ?(${UNIT}))?(?: (?:of|von))?((?: [a-z-]+){0,4})`;
const IT = '(?:it|that|this|there|they|those|es|das|die|dies|sie)';
const WAS =
  '(?:is|was|were|are|should be|should have been|must be|had been|war(?:en)?|sind|ist|sollte(?:n)? .*sein)';
const AMOUNT_IS = new RegExp(
  `^(?:${IT} ${WAS}|${WAS}|i (?:had|ate|drank) (?=only|just|actually)|i meant|ich hatte (?=nur|bloss)|ich meinte|make (?:it|that|this|them)|mach(?:e)?(?: es| das| daraus| mal| draus)?|change (?:it|that) to|set (?:it|that) to|ander(?:e)? (?:es|das) (?:auf|zu)|only|just|nur|actually|rather|sorry|no|nein|nope) ${AMOUNT}(?: (?:draus|daraus|statt .*|instead.*|not .*|nicht .*))?$`,
);
const ONLY_AMOUNT = new RegExp(`^${AMOUNT}$`);
const MAKE_FOOD = new RegExp(
  `^(?:make|change|set|update|correct|mach(?:e)?|ander(?:e)?|korrigier(?:e)?|reduce|increase) (?:the |my |die |den |das |der )?(.+?) (?:to |a |an |auf |zu |into |= )?${AMOUNT}$`,
);
const FOOD_WAS_AMOUNT = new RegExp(`^(?:the|my|die|der|das|den) (.+?) ${WAS} ${AMOUNT}$`);
const FACTOR =
  /^(?:(?:make|mach\w*) (?:it|that|es|das) )?(?:(?:it|that|es|das) (?:was|were|war(?:en)?) )?(?:only |just |nur )?(?:(half|halb|half of (?:it|that)|half that|die halfte|die halfte davon|half as much|half the amount|half a portion|eine halbe portion)|(double(?: it| that)?|twice (?:that|as much)|doppelt so viel|das doppelte|verdopple (?:es|das)|two portions)|(triple(?: it| that)?|dreimal so viel|das dreifache))$/;
const PLACE = `(?:(?:for|at|as an?|as|zum|zur|zu|beim|am|als|in|on|to|into|auf|ins|im|my|the|a|an|dein|mein|das|den|das) )*`;
const IS_PLACE = new RegExp(
  `^(?:(?:${IT}|(?:the|my|die|der|das|den) .+?) )?(?:(?:${WAS}|gehor(?:t|en)|belongs?|goes|supposed to be) )?(?:eigentlich |actually |for |in )*${PLACE}(${MEAL})(?:,? (?:not|nicht|instead of|and not|und nicht|statt)(?: an?| for| zum| as| als)? (?:${MEAL}).*)?$`,
);
const NOT_PLACE = new RegExp(
  `^(?:not|nicht)(?: for| zum)? (?:${MEAL}),? (?:but |sondern |for |zum )*(${MEAL})$`,
);
const MOVE =
  /^(?:move|change|put|switch|shift|verschieb(?:e|en)?|setz(?:e)?|pack(?:e)?|ander(?:e)?) (.+?) (?:to|into|for|on|auf|ins|in|zum|zu|nach)(?: the| my| das| den)? (.+)$/;
const FOOD_WAS_DAY = new RegExp(
  `^(?:(${IT}|(?:the|my|die|der|das|den|meine?|meinen) .+?) )?${WAS}(?: (?:actually|eigentlich|from|for|von|fur|am|on))* (.+)$`,
);
const CLOCK =
  /\b(?:at|um|gegen|around) (\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.|p\.m\.|uhr|o'?clock)?\b|\b(\d{1,2})(?::(\d{2}))? ?(am|pm)\b/;
const INSTEAD =
  /^(?:it was |that was |es war |das war |with |mit )?(?:an? |the |ein(?:e|en)? )?(.+?)(?:,)? (?:not|nicht|instead of|rather than|statt|anstatt)(?: an?| the| ein(?:e|en)?)? (.+)$/;
const NOT_BUT =
  /^(?:it was |es war )?(?:not|nicht|kein(?:e|en)?) (?:an? |the )?([^,]+?)(?:,? (?:but|sondern)|,)(?: an?| the| ein(?:e|en)?)? (?!thanks|thank|danke|bitte|please|sorry|i |ich |it |that |das |es )([^,]+)$/;
const MEANT =
  /^(?:i mean(?:t)?|ich mein(?:t)?e?|gemeint war(?:en)?|meinte) (?:an? |the |ein(?:e|en)? )?(.+)$|^(.+?),? (?:i mean(?:t)?|mein(?:t)?e ich|ich mein(?:t)?e?|instead|stattdessen|gemeint)$/;
const REPLACE =
  /^(?:replace|swap|change|exchange|ersetz(?:e)?|tausch(?:e)?|ander(?:e)?|switch) (?:the |my |die |den |das )?(.+?) (?:with|for|to|by|durch|gegen|in|zu) (?:an? |the |ein(?:e|en)? )?(.+)$/;
const VAGUE =
  /^(?:something|anything|some other|another|other|a different|better|healthier|lighter|less|more|lower|etwas|irgendwas|was|ein anderes|eine andere|besseres|gesunderes)\b/;
const CORRECTS =
  /^(?:(?:oops|ups|sorry|wait|warte|moment|actually|eigentlich|no|nein|nope|nee|quatsch|halt|ah|oh|und|and)[, ]+)*(?:no|nein|nope|nee|sorry|actually|quatsch|wait)[, ]+([^, ].*)$/;

const amountOf = (
  count: string,
  unit: string | undefined,
  rest: string,
): { amount: NewAmount; food: string | null } => {
  const words = `${unit ?? ''}${rest}`
    .trim()
    .replace(/\b(?:please|bitte|draus|daraus|instead|then|of them|only|today)\b/g, '')
    .trim();
  const measure =
    /^(?:g|gr|grams?|gramm|kg|kilos?|ml|milliliters?|cl|l|lit(?:er|re)s?|oz|ounces?|lbs?|pounds?)\b/.exec(
      words,
    )?.[0];
  return {
    amount: { count: numberOf(count), unit: measure ?? (words === '' ? null : words) },
    food: measure === undefined || words === measure ? null : words.slice(measure.length).trim(),
  };
};

const timeIn = (text: string): string | null => {
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [, atHour, atMinute, atHalf, hour, minute, half] = match;
  const value = Number(atHour ?? hour);
  const part = (atHalf ?? half ?? '').replace(/\./g, '');
  const at = part === 'pm' ? (value % 12) + 12 : part === 'am' ? value % 12 : value;
  return at > 23 ? null : `${String(at).padStart(2, '0')}:${atMinute ?? minute ?? '00'}`;
};

/** Returns the change of meal, day or time that a phrase names. */
const placeOf = (text: string, today: LocalDate): Pick<Change, 'meal' | 'day' | 'time'> | null => {
  const day = isDay(text) ? (readDay(text, today)?.offset ?? null) : null;
  const time = timeIn(text);
  const meal = mealNamedIn(text);
  const left = text
    .replace(CLOCK, ' ')
    .replace(
      new RegExp(
        `\\b(?:${MEAL}|yesterdays?|today|gestern|heute|vorgestern|last night|the|my|for|at|on|am|um|zum|as|a|an|day before|days?|ago|tagen?|vor|morning|evening|morgen|abend|night|last|this|letzten|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|\\d+|not|nicht|instead of|als|in|from|von|uhr|one|two|three|zwei|drei)\\b`,
        'g',
      ),
      ' ',
    )
    .replace(/[^a-z]+/g, '');
  if (left !== '' || (day === null && time === null && meal === null)) return null;
  return { meal, day, time };
};

const targetOf = (text: string | undefined, today: LocalDate): EditTarget =>
  text === undefined || /^(?:it|that|this|them|es|das|die|sie|those|these|there|they|dies)$/.test(text)
    ? LAST
    : { ...readTarget(text, today), ...(isDay(text) ? {} : { day: null }) };

/** Reads a change of amount, food, meal, day or time. @param folded the text without words of hesitation */
export const readChange = (whole: string, folded: string, today: LocalDate): Change | null => {
  const factor = FACTOR.exec(folded);
  if (factor) {
    const [, half, double] = factor;
    return { ...NOTHING, amount: { factor: half !== undefined ? 0.5 : double !== undefined ? 2 : 3 } };
  }
  const place = IS_PLACE.exec(folded) ?? NOT_PLACE.exec(folded);
  if (
    place &&
    /\b(?:was|were|war|not|nicht|belongs|gehort|should|instead|statt|sondern|sollte)\b/.test(folded)
  ) {
    const named = /^(?:the|my|die|der|das|den) (.+?) (?:was|were|war(?:en)?|should|gehor\w*|belongs?)\b/.exec(
      folded,
    )?.[1];
    return { ...NOTHING, target: targetOf(named, today), meal: mealNamedIn(place[1] ?? '') };
  }
  const move = MOVE.exec(folded);
  const moved = move && placeOf(move[2] ?? '', today);
  if (move && moved) return { ...NOTHING, target: targetOf(move[1], today), ...moved };
  const wasDay = FOOD_WAS_DAY.exec(folded);
  const placed = wasDay && placeOf(wasDay[2] ?? '', today);
  if (wasDay && placed)
    return {
      ...NOTHING,
      target: targetOf(wasDay[1]?.replace(/^(?:the|my|die|der|das|den) (?=\w)/, ''), today),
      ...placed,
    };
  const only = CORRECTS.exec(whole)?.[1];
  const onlyPlace = only === undefined ? null : placeOf(only, today);
  if (onlyPlace) return { ...NOTHING, ...onlyPlace };
  const named = FOOD_WAS_AMOUNT.exec(folded) ?? MAKE_FOOD.exec(folded);
  if (named && !/^(?:it|that|this|them|es|das|a|an)$/.test(named[1] ?? '')) {
    const [, food = '', count = '', unit, rest = ''] = named;
    const { amount } = amountOf(count, unit, rest);
    return { ...NOTHING, target: targetOf(food, today), amount };
  }
  const amount =
    AMOUNT_IS.exec(folded) ?? (only === undefined ? null : (AMOUNT_IS.exec(only) ?? ONLY_AMOUNT.exec(only)));
  if (amount) {
    const [, count = '', unit, rest = ''] = amount;
    const read = amountOf(count, unit, rest);
    const cooked = /\b(cooked|raw|dry|gekocht|roh)\b/.exec(folded)?.[1];
    return { ...NOTHING, ...read, food: cooked === undefined ? read.food : cooked };
  }
  const replaced = REPLACE.exec(folded);
  // 'Swap it for something with less salt' asks for an idea.
  if (VAGUE.test(replaced?.[2] ?? '')) return null;
  if (replaced)
    return {
      ...NOTHING,
      target: targetOf(replaced[1], today),
      food: replaced[2] ?? null,
      replaces: replaced[1] ?? null,
    };
  const notBut = NOT_BUT.exec(folded);
  if (notBut) return { ...NOTHING, food: notBut[2] ?? null, replaces: notBut[1] ?? null };
  const instead = INSTEAD.exec(folded);
  if (instead && folded.split(' ').length <= 8)
    return { ...NOTHING, food: instead[1] ?? null, replaces: instead[2] ?? null };
  const meant = MEANT.exec(folded);
  if (meant) return { ...NOTHING, food: meant[1] ?? meant[2] ?? null };
  if (
    only !== undefined &&
    only.split(' ').length <= 5 &&
    !/^(?:i|ich|thanks|thank|danke|that|it|das)\b/.test(only)
  )
    return { ...NOTHING, food: only.replace(/^(?:with |mit |it was |es war )/, '') };
  return null;
};
