import { ADULT_AGE } from '../question.ts';
import { COUNT, countOf } from '../read/numbers.ts';

/** Excludes 'I am 15 kg over' and 'I am 15 minutes away'. */
const UNITS =
  'kg|kgs|kilos?|kilograms?|lbs?|pounds?|stone|g|grams?|cm|inch\\w*|feet|foot|ft|%|percent|calories|kcal|days?|weeks?|months|minutes?|mins?|hours?|hrs?|meals?|entries|points?|times|over|under|above|below|short|away|into|off|of|in|out|down|up|late|behind|ahead|to|from|more|less|steps?|pm|am|miles|km';
const SELF = new RegExp(
  `\\bi (?:am|just turned|turned|am only|am just|am nearly|am almost) (?:only |just |nearly |almost |turning )?(${COUNT})\\b(?! ?(?:${UNITS})\\b| ?%|[.,:/-]\\d)`,
  'g',
);
const AS = new RegExp(
  `\\b(?:as an?|i am an?|for an?|my age is|age|aged) (${COUNT})(?:[ -]years?[ -]olds?|[ -]?y\\/?o| years| yrs)?\\b(?! ?(?:${UNITS})\\b)`,
  'g',
);
const OLD = new RegExp(
  `\\b(${COUNT})[ -]?(?:years?[ -]olds?|y\\/?o|yrs old)(?: (girl|boy|kid|child|teen\\w*|son|daughter|male|female|student|who|and|wanting|trying|me)\\b|$)`,
  'g',
);
const WORDS =
  /\b(?:1[0-7]) ?(?:f|m)\b(?= (?:want\w*|trying|need\w*|here|looking|and|who|\d))|\bi (?:will )?turn (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen) (?:next|this|in|soon|tomorrow|on)\b|\bas an? (?:high|middle|primary|elementary) school (?:student|kid|girl|boy)\b|\bi am an? (?:high|middle) school (?:student|kid|girl|boy)\b|\bi am (?:still |just |only )?(?:a |an )?(?:teen|teenager|minor|child|kid|underage|under (?:18|eighteen)(?! ?(?:%|percent|kg|stone|hours?|meals?|grams?|g))|in (?:middle|high|primary|elementary) school|in (?:the )?(?:5th|6th|7th|8th|9th|10th|11th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) grade)\b(?! at heart)/;
const CHILD =
  /\bmy (?:[1-9]|1[0-7]) year old\b.*\b(?:diet\w*|weight|overweight|fat|should|calories|goal|fasting|supplements?)\b|\bput my (?:kid|son|daughter|child)\w* on a diet\b|\b(?:my|our|a) (?:\w+ )?(?:son|daughter|child|children|kids?|toddler|baby|teen\w*|little (?:girl|boy))\b.*\b(?:diet\w*|lose weight|losing weight|calorie goal|calories should|should (?:he|she|they) eat|overweight|fat|goal|fasting|supplements?|creatine|deficit)\b|\b(?:diet\w*|lose weight|calories (?:should|does|do|can|may)|calorie goal|creatine|deficit|fasting)\b.*\b(?:my|our|for an?|a) (?:\w+ )?(?:son|daughter|child|kids?|toddler|teen\w*)\b/;
/** Questions of minors about how much to eat or weigh. Questions about their own diary are fine. */
const ADVICE =
  /\b(?:los(?:e|ing)|gain(?:ing)?|weigh\w*|diet\w*|deficit|surplus|fast(?:ing)?|skinny|thin|slim\w*|fat(?:tening| loss)|(?:eat|ate) (?:the )?least|calories (?:ok|okay|fine|good|safe|healthy|bad)|bulk\w*|cutting|shred\w*|burn\w*|goals?|targets?|limit|budget|left|remaining|should|need|enough|too (?:much|many|little|few)|how (?:much|many) .*\bcan i\b|supplements?|vitamins?|creatine|caffeine|protein powder|whey|pre-?workout|on track|restrict\w*|bmi|abs|muscles?|body|recommend\w*|allowed)\b/;

const EARLIEST = 5;
const isYoung = (written: string | undefined): boolean => {
  const age = countOf(written ?? '');
  return written !== undefined && age >= EARLIEST && age < ADULT_AGE;
};

/** 'I was born in 2012'. */
const isBornLately = (text: string, thisYear: number): boolean => {
  const year = Number(/\bi (?:was|am) born (?:in )?(?:\w+ )?((?:19|20)\d\d)\b/.exec(text)?.[1]);
  return thisYear - year < ADULT_AGE;
};

/**
 * Returns whether a minor, by the text or the profile, asks for advice that an app must not give, or whether the text
 * is about a child's diet.
 */
export const isMinorAsking = (text: string, age: number | null, thisYear: number): boolean =>
  [SELF, AS, OLD].some((pattern) => [...text.matchAll(pattern)].some(([, written]) => isYoung(written))) ||
  WORDS.test(text) ||
  isBornLately(text, thisYear) ||
  CHILD.test(text) ||
  (age !== null && age < ADULT_AGE && ADVICE.test(text));
