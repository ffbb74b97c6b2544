import type { Period } from '../../../facts/period.ts';
import { isOneDay } from '../../../facts/period.ts';
import { addDays, type LocalDate } from '../../../time/local-date.ts';
import { foodWords } from '../read/food-words.ts';
import { mealIn, measuresIn } from '../read/measures.ts';
import type { ReadMessage } from '../read/message.ts';
import { periodText } from './period-text.ts';

/** The question that a conversation is about, complete with what earlier messages said. */
export interface Dialog {
  read: ReadMessage;
  /** Single periods that were asked about, latest last. */
  periods: readonly Period[];
}

const LEAD =
  /^(?:(?:and|or|but|so|ok|okay|then|also|plus|now|maybe|please|no|yes|just|what about|how about|what of|what is with)\b ?)+/;
const INTENT =
  /\b(?:did|do i|have i|was i|am i|how (?:much|many|often|long|far|fast|is|are|was)|what|when|which|who|show|list|average|total|compare|suggest|should|can i|why|is|are|tell|log|add|delete|remove|undo|hello|thanks|bye)\b/;
const MEASURE =
  /\b(?:calories|calorie|energy|protein|carbs|fat|fiber|sugar|sodium|salt|water|macros?|weight)\b(?: and (?:calories|energy|protein|carbs|fat|fiber|sugar|sodium|salt|water)\b)*/;
const MEAL = /\b(?:breakfast|lunch|dinner|snack)\b/;
const THAT_DAY = /\b(?:(?:on )?(?:that|the same|this) day|(?:on )?the day|then)\b/;
const DAY_BEFORE = /\b(?:the )?day before(?: that)?\b(?! yesterday)/;
const DAY_AFTER = /\b(?:the )?(?:day after|next day)(?: that)?\b/;
const OF_TWO =
  /\b(?:which (?:of (?:the |those |these )?(?:two|both|them)|one|day) (?:had|was|has|is|did)|(?:more|less|higher|lower) of (?:the )?two)\b/;
const BY_HOW_MUCH =
  /^(?:and )?(?:by )?how much(?: (?:more|less|was it|is it|is that|was that|difference))*$|^what is the difference$/;
const FROM_GOAL =
  /\b(?:how far|how close|difference|against|compared? (?:to|with)|versus|relative to|how did i do|over|under|above|below)\b.*\b(?:goal|target|it|limit)\b|\b(?:is|was) (?:that|it|this) (?:over|under|above|below|within|near|close)\b.*\b(?:goal|target|limit)?/;
const JUDGES =
  /\b(?:is|was) (?:that|it|this)(?: (?:a lot|much|too much|too little|enough|ok|okay|good|bad|high|low|healthy|normal|fine|right|allowed))+\b|\b(?:too much|too little|enough|a lot)\b ?$/;
const WHEN_LAST =
  /^(?:and )?(?:when|how long ago)(?: was)?(?: the| that| it)? ?(?:last|latest)?(?: time)?$|^(?:the )?last(?: time)?$/;
const HOW_OFTEN = /^(?:and )?(?:how often|how many times)$/;

const wordsIn = (text: string): number => text.split(' ').filter(Boolean).length;

const measureOf = (text: string): string | null => MEASURE.exec(text)?.[0] ?? null;

/** Returns the previous question with other words: its measure, meal, food or period replaced. */
const replaced = (rest: string, pattern: RegExp, words: string): string =>
  pattern.test(rest) ? rest.replace(pattern, words) : `${rest} ${words}`;

const lastPeriod = ({ read, periods }: Dialog): Period | undefined => read.periods.at(-1) ?? periods.at(-1);

const withPeriods = (text: string, periods: readonly Period[]): string =>
  `${text} ${periods.map(periodText).join(' and ')}`.trim();

/** Removes hours and parts of days, which a meal replaces. */
const withoutHours = (text: string): string =>
  text.replace(/\b(?:in the )?(?:morning|afternoon|evening|tonight|at night)\b/g, ' ');

/** 'and fat?', 'on Saturday?', 'what about lunch': the previous question with one part replaced. */
const withOtherPart = (text: string, own: ReadMessage, before: Dialog): string | null => {
  const { read } = before;
  const periods = own.periods.length > 0 ? own.periods : read.periods;
  const measure = measureOf(own.rest);
  const meal = mealIn(own.rest);
  const restOf = read.rest.replace(LEAD, '');
  if (measure !== null) {
    if (/\b(?:left|remaining|still)\b/.test(restOf)) return `${text} left today`;
    const hasMeasure = measuresIn(restOf).length > 0;
    const base = hasMeasure
      ? restOf.replace(MEASURE, measure)
      : `how much ${measure} did i have ${read.meal === null ? '' : `for ${read.meal}`}`;
    return withPeriods(meal === null ? base : replaced(base, MEAL, `for ${meal}`), periods);
  }
  if (meal !== null) {
    const base = withoutHours(restOf);
    const isList = measuresIn(base).length === 0 && !/\b(?:suggest|should|idea)\b/.test(base);
    return withPeriods(isList ? `what did i have for ${meal}` : replaced(base, MEAL, meal), periods);
  }
  const food = foodWords(own.rest.replace(LEAD, '').replace(/\d+/g, ' '));
  if (own.periods.length > 0 && food === '') return withPeriods(restOf, periods);
  const previousFood = foodWords(restOf);
  const amount = /(?:^|\s)(\d+(?:[.,]\d+)?)(?: ?(g|gr|grams?|ml|kg|oz))?\b/.exec(text);
  if (amount !== null && food === '' && previousFood !== '' && measuresIn(restOf).length > 0)
    return /\d/.test(restOf)
      ? restOf.replace(/\d+(?:[.,]\d+)?/, amount[1] ?? '')
      : restOf.replace(
          previousFood,
          `${amount[1] ?? ''} ${amount[2] ?? ''} ${previousFood}`.replace(/\s+/g, ' '),
        );
  if (food !== '' && previousFood !== '' && wordsIn(food) <= 3)
    return withPeriods(restOf.replace(previousFood, food), periods);
  return null;
};

/** Matches requests for ideas, and messages that refine one. */
const SUGGESTS =
  /\b(?:suggest|ideas?|should i eat|could i eat|recommend|swap|replace|hungry|something to eat|(?:breakfast|lunch|dinner|snack) (?:with|under|high|low))\b/;
const REFINES =
  /\b(?:another|else|different|other|too (?:heavy|big|much|rich|boring|expensive|spicy)|lighter|light|under \d+|less|with|without|no \w+|something|anything|more|quick(?:er)?|faster|cheap(?:er)?|not that|do not like|hate|vegetarian|vegan|sweet|savory|warm|cold|\d+ kcal)\b/;
const OF_REPLY =
  /\b(?:in|of|has|have|does) (?:that|it|those|this|them)\b|\b(?:that|it|those|this) (?:has|have)\b/;
/** Matches the request to repeat the answer in another language that the coach speaks. */
const IN_LANGUAGE = /\b(?:in|auf|on) (?:german|english|deutsch|englisch)\b/;
const TIMES_OVER = /^(?:and )?(?:(?:x|times|mal) ?\d+|\d+ ?(?:x|times))\b/;
const NUMBER = /(?:^|\s)(\d{2,3}(?:[.,]\d+)?)(?: ?(kg|lbs?|pounds?|kilos?))?\b/;

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');
const inDigits = (text: string): string =>
  text.replace(/\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/g, (word) =>
    String(numbers.indexOf(word)),
  );

/** Returns a complete question for a message that continues the conversation, or null if it stands alone. */
export const completeQuestion = (
  own: ReadMessage,
  before: Dialog,
  { today, dayOfAnswer }: { today: LocalDate; dayOfAnswer: () => LocalDate | null },
): string | null => {
  const text = own.text.trim();
  const bare = text.replace(LEAD, '').trim();
  const hasLead = bare !== text;
  if (IN_LANGUAGE.test(own.plain) && wordsIn(text) <= 6)
    return withPeriods(before.read.rest, before.read.periods);
  if (wordsIn(text) > 12) return null;
  const period = lastPeriod(before);
  const measure = measureOf(before.read.rest) ?? 'calories';
  if (OF_TWO.test(text) && before.periods.length >= 2) {
    const asked = measureOf(own.rest) ?? measure;
    const [one, other] = before.periods.slice(-2);
    if (one !== undefined && other !== undefined)
      return `did i have more ${asked} ${periodText(one)} or ${periodText(other)}`;
  }
  // Answered from the reply before.
  if (TIMES_OVER.test(text) || OF_REPLY.test(text)) return null;
  const weight = NUMBER.exec(own.rest);
  if (
    /\bweigh/.test(before.read.text) &&
    weight !== null &&
    /\b(?:difference|far|from|to|until|away|gap)\b/.test(text)
  )
    return `how far from ${weight[1] ?? ''} ${weight[2] ?? 'kg'}`;
  if (
    SUGGESTS.test(before.read.text) &&
    REFINES.test(text) &&
    !/\b(?:did|had|how (?:much|many)|why|calories in)\b/.test(text)
  )
    return `${before.read.text.replace(/\bsomething with [a-z]+\b|\btoo [a-z]+\b|\banother\b/g, ' ')} ${own.plain}`;
  if (BY_HOW_MUCH.test(text)) return withPeriods(before.read.rest, before.read.periods);
  if (
    DAY_BEFORE.test(own.plain) &&
    !/before yesterday/.test(own.plain) &&
    period !== undefined &&
    isOneDay(period)
  ) {
    const day = addDays(period.dates[0] ?? today, -1);
    return `${before.read.rest.replace(LEAD, '')} on ${day}`;
  }
  if (DAY_AFTER.test(own.plain) && period !== undefined && isOneDay(period))
    return `${before.read.rest.replace(LEAD, '')} on ${addDays(period.dates[0] ?? today, 1)}`;
  if (THAT_DAY.test(own.plain) && own.periods.length === 0 && wordsIn(text) > 1) {
    const day = dayOfAnswer();
    if (day !== null) return `${own.plain.replace(THAT_DAY, ' ')} on ${day}`;
  }
  if (FROM_GOAL.test(text) && own.measures.every((each) => each === 'calories') && !/\d/.test(text)) {
    const periods = own.periods.length > 0 ? own.periods : before.read.periods;
    if (
      measure === 'calories' ||
      !/\b(?:calories|goal|weight)\b/.test(text) ||
      measuresIn(before.read.rest).length === 0
    )
      return withPeriods('how do calories compare with my goal', periods.length > 0 ? periods : []);
    return withPeriods(`is my ${measure} ok`, periods);
  }
  if (JUDGES.test(text) && own.measures.length === 0 && measuresIn(before.read.rest).length > 0)
    return measure === 'calories'
      ? withPeriods('how do calories compare with my goal', before.read.periods)
      : withPeriods(`is my ${measure} ok`, before.read.periods);
  const food = foodWords(before.read.rest);
  if (WHEN_LAST.test(text) && food !== '') return `when did i last eat ${food}`;
  if (HOW_OFTEN.test(text) && food !== '')
    return withPeriods(`how often did i eat ${food}`, before.read.periods);
  const isPart = hasLead ? !INTENT.test(bare) : wordsIn(text) <= 5 && !INTENT.test(text);
  if (!isPart) return null;
  if (/\b(?:weigh|weight)\b/.test(before.read.text) && own.periods.length > 0 && own.measures.length === 0)
    return withPeriods('what did i weigh', own.periods);
  const isWhole = !hasLead && own.measures.length > 0 && own.periods.length > 0;
  return isWhole ? null : withOtherPart(inDigits(bare), own, before);
};
