import { mealTypes } from '../../../food-entries/meal-type.ts';
import { constraintsOf, type DietOffer, offerOf } from '../../../diet/conversation.ts';
import { chooseIdeas } from '../../../diet/ideas/choose-ideas.ts';
import { hasThemes, type RequestedThemes, themesIn } from '../../../diet/ideas/themes.ts';
import { hasConstraints, mentionedConstraints } from '../../../diet/mentioned-constraints.ts';
import { type DietProfile, isUnconstrained } from '../../../diet/read-diet.ts';
import type { Facts } from '../../../facts/facts.ts';
import type { Language } from '../../../language/languages.ts';
import { askedFood, asksForAnother, asksForFood, isDiaryQuestion } from './diet-requests.ts';
import { cautionWords, ideaWords, notedWords, offerWords } from './diet-words.ts';
import { type FindCheckedFoods, judgeFood } from './judge-food.ts';
import { judgeForOthers } from './judge-for-others.ts';

/** The part of a conversation that matters for diets. */
export interface DietContext {
  readonly profile: DietProfile;
  /** Earlier turns, oldest first. */
  readonly history: readonly { readonly message: string; readonly response: string }[];
  readonly find: FindCheckedFoods;
  readonly language: Language;
  /** Whether another topic found that the message asks for ideas. */
  readonly asksForIdeas?: boolean;
}

export interface DietAnswer {
  readonly response: string;
  /** What the user may save to the profile. */
  readonly offer: DietOffer | null;
}

const GERMAN =
  /[äöüß]|(?<!\p{L})(?:ich|bin|hab|habe|kein|keine|keinen|was|gegen|und|für|vertrage|esse|soll|kann|zum|mir|eine?|ohne|bitte|hast|gibt|auf|abendessen|mittagessen|idee|ideen|nachtisch|rezept|suppe|vorschlag|speichern|zwischendurch)(?!\p{L})/iu;

/** Today's first main meal that is not logged yet. */
const nextMealOf = ({ date, entries }: Facts): string =>
  mealTypes.find(
    (type) => !entries.some(({ local_date, meal_type }) => local_date === date && meal_type === type),
  ) ?? 'snack';

/** Returns the message's themes, or those of the last request if it only continues it. */
const requestedThemes = (message: string, history: DietContext['history']): RequestedThemes => {
  const own = themesIn(message);
  if (own.meal !== null || own.required.length > 0) return own;
  const earlier = history
    .map((turn) => themesIn(turn.message))
    .findLast((themes) => themes.meal !== null || themes.required.length > 0);
  return earlier === undefined ? own : { ...earlier, preferred: [...earlier.preferred, ...own.preferred] };
};

/**
 * Answers questions about what to eat if the profile or the conversation names a diet, allergies or dislikes, and
 * confirms what a message mentions. Returns null for other messages.
 */
export const answerDiet = (
  message: string,
  facts: Facts,
  { profile, history, find, language: page, asksForIdeas = false }: DietContext,
): DietAnswer | null => {
  const current = mentionedConstraints(message);
  const past = history.map((turn) => mentionedConstraints(turn.message));
  const constraints = constraintsOf(profile, [...past, current]);
  const language: Language = GERMAN.test(message) ? 'de' : page;
  if (isUnconstrained(constraintsOf(profile, past)) || current.isForOther) {
    const judged = judgeForOthers(message, { find, language });
    if (judged !== null) return { response: judged, offer: null };
  }
  if (isUnconstrained(constraints)) return null;
  const offer = offerOf(profile, current);
  const food = askedFood(message);
  if (
    food !== null &&
    !themesIn(food).required.includes('soup') &&
    !/^(?:what|something|anything|was|etwas)/u.test(food)
  ) {
    const judged = judgeFood(food, constraints, { find, language });
    const more = offer === null ? '' : ` ${offerWords(offer, language)}`;
    return { response: `${judged}${more}`, offer };
  }
  const isNew = hasConstraints(current);
  if (isDiaryQuestion(message) && !asksForIdeas) return null;
  const hasAsked = history.some((turn) => asksForFood(turn.message, hasThemes(themesIn(turn.message))));
  const hasTheme = hasThemes(themesIn(message));
  const asks =
    asksForIdeas ||
    asksForFood(message, hasTheme) ||
    (isNew && hasTheme) ||
    (hasAsked && asksForAnother(message));
  const isStatement = isNew && (current.isStated || hasAsked);
  if (!asks && !isStatement) return null;
  const wanted = requestedThemes(message, history);
  const isOpen = wanted.meal === null && wanted.required.length === 0;
  const themes = isOpen ? { ...wanted, meal: nextMealOf(facts) } : wanted;
  const chosen = chooseIdeas(themes, constraints, {
    day: facts.date,
    shown: history.map(({ response }) => response).join('\n'),
  });
  const parts = [
    isNew ? notedWords(current, language) : '',
    ideaWords(chosen, { meal: themes.meal, language }),
    chosen.ideas.length === 0 ? '' : cautionWords(chosen, constraints, language),
    offer === null ? '' : offerWords(offer, language),
  ];
  return { response: parts.filter((part) => part !== '').join(' '), offer };
};
