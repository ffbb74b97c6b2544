import { monthNames } from '../../time/month-names.ts';
import { type Fact, figureFact, wordFact } from '../../facts/fact.ts';
import { addDays } from '../../time/local-date.ts';
import { findThreshold } from './read/threshold.ts';
import type { Ask } from './question.ts';
import { type Said, say } from './sentence.ts';
import { statedTarget } from './topics/remaining-today.ts';

const RELATION =
  '(?:wife|husband|partner|girlfriend|boyfriend|friends?|mom|mum|mother|dad|father|parents?|brother|sister|son|daughter|kids?|children|child|baby|dog|cat|boss|colleague|coworker|roommate|neighbou?r|team|family|uncle|aunt|cousin|grandma|grandpa)';
const SOMEBODY = new RegExp(
  `\\b(?:my|our|his|her|their|the) ${RELATION}\\b|\\b(?:did|does|do|has|have|is|are|was) (?:he|she|they|we|everybody|everyone|others|other people|other users|user)\\b|\\b(?:other|all|another|the) (?:users?|people|persons?|customers?|accounts?)\\b|\\buser(?: |_)?id\\b`,
);
const LEFT_OUT =
  /\b(?:without|except(?: for)?|excluding|excl|not counting|apart from|besides|leaving out|ignoring|minus|other than|only counting)\b/;
const IF = /\bif (?:i|my|we|you)\b|\bwould have\b|\bhad i\b/;
/** Matches days that have a name but no date known to the rules. */
export const UNREAD_DAY_NAMES = new RegExp(
  `\\b(?:ago|(?:in|of|during|since|from) (?:19|20)\\d\\d(?! ?(?:k?cal|g|mg|ml))|christmas|easter|thanksgiving|ramadan|halloween|new year\\w*|birthday|holidays?|vacation|summer|winter|spring|autumn|${monthNames
    .map((name) => name.toLowerCase())
    .filter((name) => name !== 'may' && name !== 'march')
    .join('|')})\\b`,
);
const BY_OTHER =
  /\bper (?:kg|kilo|kilogram|pound|lb|hour|minute|bite|dollar|euro|serving|portion)\b|\bmedian\b|\bstandard deviation\b|\bpercentile\b/;
const PLACE =
  /\b(?:at|in|from) (?:the |a |my )?(?:restaurants?|work|home|office|gym|school|party|mcdonald\w*|starbucks|airport|hotel|canteen|cafe)\b/;

/** Number of past days with data. */
const DAYS_SEEN = 400;
const daysSeen: Fact = {
  ...figureFact('days.seen', 'Days available', DAYS_SEEN, 'day'),
  words: `the last ${DAYS_SEEN} days`,
  german: `die letzten ${DAYS_SEEN} Tage`,
};

/**
 * Returns why a question cannot be answered because it contains a restriction that the rules do not understand, or
 * null. Without this check they would answer a different question.
 */
export const findUnreadFilter = (
  { rest, text, hours, measures, periods, facts }: Ask,
  topic: string,
): Said | null => {
  if (periods.some(({ dates }) => (dates[0] ?? facts.date) <= addDays(facts.date, -DAYS_SEEN)))
    return say`I only see ${daysSeen}, so I can’t answer all of that. Ask me about more recent days.`;
  if (SOMEBODY.test(text.replace(/,? my (?:dear )?friend$/, '')))
    return say`I only see your diary, so I can’t say what anyone else had.`;
  if (LEFT_OUT.test(text))
    return say`I can’t exclude part of a total, so I’d rather not guess. Ask me for the full total, or for a single meal or food.`;
  if (IF.test(text) && statedTarget(rest) === null)
    return say`I only know what you logged, so I’d rather not guess.`;
  if (UNREAD_DAY_NAMES.test(rest))
    return say`I’m not sure which days you mean, so I’d rather not guess. Give me a date, or say yesterday, this week or last month.`;
  if (BY_OTHER.test(text))
    return say`I can give you daily totals and averages, but not that, so I’d rather not guess.`;
  if (PLACE.test(text)) return say`Entries don’t record where you ate, so I can’t say.`;
  if (hours !== null && topic !== 'eaten')
    return say`I can’t narrow that down by time. Ask me what or how much you ate ${wordFact('asked.hours', 'Hours', hours.words.replace(/ \(.*$/, ''), hours.german.replace(/ \(.*$/, ''))}, or name a meal.`;
  if (topic !== 'bounds' && findThreshold(rest, measures) !== null)
    return say`I’m not sure how to compare that number with your days, so I’d rather not guess. Try asking on how many days you had more than that.`;
  return null;
};
