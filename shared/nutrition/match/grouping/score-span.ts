import { findDishOfFillings, endsInDish, isAbsorbing, isFilling } from './dish-fillings.ts';
import { amountOf, massOf } from './grouped-food.ts';
import { addsToWeighed, isWeighedSeparately } from './weighed-parts.ts';
import type { FoodMatch } from '../match-foods.ts';
import type { QueryWord } from '../query.ts';
import { isCategory, ROUGH, weightOf } from '../word-classes.ts';
import { matchesAllWords, matchesAnyWord, hasUnmentionedWords, takesUpDrink } from './standalone-foods.ts';
import type { FoodMention } from '../../parse/food-mention.ts';
import { isMeasured, isStated } from '../../parse/amount.ts';
import { contentWords } from '../../parse/content-words.ts';
import { normalForm } from '../../parse/normal-form.ts';
import { weights } from '../scoring-weights.ts';

/** How the amounts of a meal are given: some weighed, some counted, or none at all. */
export type Others = 'weighed' | 'counted' | 'open';

/** Adjacent parts that may name one food. */
export interface Span {
  parts: readonly FoodMention[];
  words: readonly QueryWord[];
  /** Whether a part is attached by 'with' or similar. */
  behind: boolean;
  /** The best food for all words. */
  seen: FoodMatch | null;
  /** The parts of the meal that are foods on their own. */
  own: ReadonlySet<FoodMention>;
  /** The best food for the first part alone. */
  head: FoodMatch | null;
}

/** Returns whether a match is about the words before 'with': a salad with oil is never an oil. */
export const isAbout = (match: FoodMatch | null, words: readonly QueryWord[]): boolean => {
  const front = new Set(words.filter(({ share }) => share >= 1).map(({ word }) => word));
  const isPutWith = (word: string | undefined): boolean =>
    word !== undefined && !front.has(word) && words.some((said) => said.word === word && said.put);
  return (
    match !== null &&
    [...front].some((word) => weightOf(word) >= ROUGH && match.words.has(word)) &&
    // 'Hot dog with mustard' is not hot dog mustard.
    (!(match.heads.length === 1 && isPutWith(match.heads[0])) || [...front].some(isCategory))
  );
};

/** Minimum score for joining words after a comma to a name. */
const WHOLE_NAME = 0.9;

/** 'Eggs and toast' are two foods; 'eggs on toast' is one dish. */
const LAID_ON = 'toast';

/** Minimum number of listed foods that only an exact name combines. */
const MIN_LISTED_APART = 3;

/** Returns whether a name has a food that the text lacks: hollandaise for 'asparagus and potatoes'. */
const namesAnotherFood = ({ words, record }: FoodMatch, parts: readonly FoodMention[]): boolean => {
  const said = new Set(parts.flatMap((part) => [...part.words, ...part.extra]));
  return [...words, ...contentWords(record.name)].some((word) => weightOf(word) > ROUGH && !said.has(word));
};

/** Returns whether parts are separate foods that the name does not combine. */
const areSeparateFoods = (
  match: FoodMatch,
  parts: readonly FoodMention[],
  own: ReadonlySet<FoodMention>,
): boolean => {
  const listed = parts.filter(({ link, negated }, at) => (at === 0 || link === 'listed') && !negated);
  if (listed.length < 2 || endsInDish(listed) || !listed.every((part) => own.has(part))) return false;
  const isWeighed = parts.some(({ amount }) => isMeasured(amount));
  if (!isWeighed && listed.length >= MIN_LISTED_APART && match.score < 1) return true;
  return (
    (!isWeighed && match.score < 1 && namesAnotherFood(match, parts)) ||
    // 'Salmon, potatoes' are listed one by one.
    (!isWeighed && listed.slice(1).some(({ afterBreak }) => afterBreak)) ||
    listed.slice(1).some(({ words }) => words.includes(LAID_ON)) ||
    hasUnmentionedWords(match, parts) ||
    match.paired.size === 0 ||
    !listed.every((part) => matchesAllWords(match, part))
  );
};

/** Returns whether the name lacks one of the combined foods, or is about an unmentioned one. */
const losesPart = (match: FoodMatch, parts: readonly FoodMention[], own: ReadonlySet<FoodMention>): boolean =>
  // A weight before them applies to all together.
  !parts.some(({ amount }) => isMeasured(amount)) &&
  parts.some(
    (part, at) =>
      at > 0 &&
      (part.link === 'with' || part.link === 'in') &&
      own.has(part) &&
      (!matchesAnyWord(match, part) ||
        (parts.every((each) => own.has(each)) && hasUnmentionedWords(match, parts))),
  );

/** Restaurant chains, whose combined dishes are only meant by name. */
const chains =
  /\b(?:KFC|McDonald|Wendy|Popeyes|Subway|Chipotle|Panera|Arby|Sonic|Denny|IHOP|Digiorno|DiGiorno)\b/;

/** Returns whether several foods are taken for a dish that the text does not name: shopska salad for its vegetables. */
const isOtherDish = (
  { heads, record }: FoodMatch,
  parts: readonly FoodMention[],
  own: ReadonlySet<FoodMention>,
): boolean => {
  const said = new Set(parts.flatMap(({ words, extra }) => [...words, ...extra]));
  const chain = chains.exec(record.name)?.[0];
  if (!parts.slice(1).some((part) => own.has(part))) return false;
  if (chain !== undefined && !said.has(normalForm(chain))) return true;
  return (
    parts.length > 1 &&
    heads.length > 0 &&
    !heads.some((head) => said.has(head)) &&
    parts.slice(1).some((part) => own.has(part))
  );
};

const preparations = ['scrambled', 'fried', 'deep', 'creamed', 'stuffed', 'breaded', 'pickled'].map(
  normalForm,
);

/** Returns whether several foods are taken for a dish that is prepared in a way that the text does not state. */
const isOtherwisePrepared = ({ words }: FoodMatch, parts: readonly FoodMention[]): boolean =>
  parts.length > 1 &&
  preparations.some((word) => words.has(word) && !parts.some(({ spoken }) => spoken.has(word)));

/** Returns whether the name contains every listed food of a span, so that none is lost. */
export const coversAllParts = (
  match: FoodMatch,
  parts: readonly FoodMention[],
  weighed: boolean,
  own: ReadonlySet<FoodMention>,
): boolean => {
  if (areSeparateFoods(match, parts, own) || isOtherDish(match, parts, own)) return false;
  if (isOtherwisePrepared(match, parts)) return false;
  // 'Eggs on toast' are two foods unless a dish is called that.
  if (
    match.score < 1 &&
    parts.some(({ link, words }) => link === 'in' && words.length === 1 && words[0] === LAID_ON)
  )
    return false;
  // 'Banana and milk' is not banana milk. If other foods are weighed, milk without an amount is unlikely, except after
  // a comma.
  const isApart = parts.some(
    ({ afterBreak, link, words }, at) =>
      at > 0 && afterBreak && link === 'listed' && words.some((word) => weightOf(word) >= ROUGH),
  );
  const areBare = (!weighed || isApart) && parts.every(({ words }) => words.length === 1);
  // 'Rice, broccoli' is not broccoli rice casserole.
  if (areBare && isApart && match.score < WHOLE_NAME) return false;
  return parts.every(({ link, negated, words }, at) => {
    // For 'cordial or liqueur' one of the two is enough.
    const other = parts[at + 1]?.link === 'or' ? (parts[at + 1]?.words ?? []) : [];
    const naming = [...words, ...other].filter((word) => weightOf(word) >= ROUGH);
    return (
      link !== 'listed' ||
      negated ||
      naming.length === 0 ||
      naming.some(
        (word) =>
          match.words.has(word) && (at === 0 || !areBare || (match.linked.has(word) && word !== LAID_ON)),
      )
    );
  });
};

/** Dishes named after their ingredients: 'pho with beef' is beef pho. */
const calledByParts: ReadonlySet<string> = new Set(
  `pho ramen biryani chowmein lomein risotto paella jambalaya gumbo padthai udon soba congee moussaka stroganoff tagine
  korma vindaloo masala pilaf`
    .split(/\s+/)
    .map(normalForm),
);

const isKind = ({ score, heads }: FoodMatch): boolean =>
  score === 1 && heads.some((head) => calledByParts.has(head));

/**
 * Returns the cost of a food after 'with' being on top instead of inside, higher if the dish does not come in the
 * stated portion.
 */
const costOnTop = ({ record }: FoodMatch, parts: readonly FoodMention[]): number => {
  const portion = amountOf(parts)?.portion ?? null;
  const isKnown = portion === null || record.portions.some(({ unit }) => unit === portion);
  return isKnown ? weights.joinUndescribed : 2 * weights.joinUndescribed;
};

/** Returns the cost of a food without an amount among measured ones; an article costs less. */
const costOfBare = (parts: readonly FoodMention[]): number => {
  if (parts.some(({ amount }) => isStated(amount) && !amount.article)) return 0;
  return parts.some(({ amount }) => amount.article) ? weights.articleOnly : weights.withoutMass;
};

const costOfUnstated = (parts: readonly FoodMention[], others: Others): number =>
  others === 'counted' && !parts.some(({ amount }) => isStated(amount)) ? weights.unstated : 0;

/** Returns whether a name lacks a word that the food alone has: 'salad sandwich' for a TURKEY sandwich with lettuce. */
const lacksFront = (seen: FoodMatch, head: FoodMatch, parts: readonly FoodMention[]): boolean =>
  parts[0]?.words.some((word) => weightOf(word) >= ROUGH && head.words.has(word) && !seen.words.has(word)) ===
  true;

/** Returns the food of a span and its score, 0 to 1: the dish with its fillings, or the dish alone. */
const chosenOf = (
  { parts, words, behind, seen, head, own }: Span,
  absorbs: boolean,
  others: Others,
): [FoodMatch | null, number] => {
  const dish = findDishOfFillings(parts);
  const isDish = dish !== null && seen?.words.has(dish) === true;
  const isLost =
    parts.length > 1 &&
    seen !== null &&
    !absorbs &&
    !isDish &&
    !coversAllParts(seen, parts, others === 'weighed', own);
  const isShort =
    !absorbs &&
    seen !== null &&
    (losesPart(seen, parts, own) || isWeighedSeparately(parts, own) || addsToWeighed(seen, parts, own));
  const losesFront = absorbs && head !== null && seen !== null && lacksFront(seen, head, parts);
  const match =
    losesFront ||
    isLost ||
    (seen !== null && takesUpDrink(seen, parts)) ||
    isShort ||
    (parts.length > 1 && behind && !isAbout(seen, words))
      ? null
      : seen;
  const score = match?.score ?? 0;
  if (!absorbs || head === null || head.score * weights.headOnly <= score) return [match, score];
  const isWhole = score >= head.score * weights.wholeDish;
  return [isWhole ? match : head, head.score * weights.headOnly];
};

/**
 * Returns the value of a span as one food, before the cost of joining, and the food.
 * @param others how the amounts of the meal are given
 */
export const valueOf = (span: Span, others: Others): { value: number; match: FoodMatch | null } => {
  const { parts, words, behind, head } = span;
  const absorbs = behind && head !== null && isAbsorbing(parts) && parts.slice(1).every(isFilling);
  const [match, score] = chosenOf(span, absorbs, others);
  const lacking = others === 'weighed' ? costOfBare(parts) : costOfUnstated(parts, others);
  const bare = lacking * (score === 1 ? weights.bareExact : 1);
  const isPutOn = parts.some(({ link }, at) => at > 0 && link === 'with');
  const isOnTop = isPutOn && !absorbs && match?.described === false && !isKind(match);
  const onTop = isOnTop ? costOnTop(match, parts) : 0;
  const unsaid = parts.length > 1 && !absorbs && match?.more === true ? weights.joinUnmentioned : 0;
  // An exact name is a food even if its words mostly describe: 'crunchie'.
  const mass = score === 1 ? Math.max(1, massOf(words)) : massOf(words);
  return { value: score * mass - weights.eachFood - bare - onTop - unsaid, match };
};
