import { conflictsOf } from '../conflicts.ts';
import type { DietConstraints } from '../read-diet.ts';
import { limitOf } from '../vocabulary/limits.ts';
import { namesFood } from '../vocabulary/names-food.ts';
import { ideaLines } from './idea-lines.ts';
import { type IdeaIngredient, ideaIngredients, type IdeaTag } from './ingredients.ts';
import type { RequestedThemes } from './themes.ts';

export interface MealIdea {
  readonly themes: ReadonlySet<string>;
  readonly ingredients: readonly IdeaIngredient[];
  readonly en: string;
  readonly de: string;
}

const ideaOf = (line: string): MealIdea => {
  const [themes = '', ingredients = '', en = '', de = ''] = line.split(' | ');
  return {
    themes: new Set(themes.split(' ')),
    ingredients: ingredients.split(', ').flatMap((name) => ideaIngredients.get(name) ?? []),
    en,
    de,
  };
};

/** All ideas. */
export const mealIdeas: readonly MealIdea[] = ideaLines.trim().split('\n').map(ideaOf);

/** Groups of foods that people name as a whole. */
const groups: readonly (readonly [RegExp, IdeaTag])[] = [
  [/nightshade|nachtschatten/iu, 'nightshade'],
  [/citrus|zitrus/iu, 'citrus'],
  [/legume|pulses|hülsenfr/iu, 'legume'],
  [/allium/iu, 'allium'],
  [/caffeine|koffein/iu, 'caffeine'],
];

const isInGroup = (tags: readonly IdeaTag[], typed: string): boolean =>
  groups.some(([pattern, tag]) => pattern.test(typed) && tags.includes(tag));

const isIngredientSuitable = (ingredient: IdeaIngredient, constraints: DietConstraints): boolean => {
  const { name, german, diet, contains, tags } = ingredient;
  if (constraints.limits.some((limit) => limitOf(limit).tags.some((tag) => tags.includes(tag)))) return false;
  const { otherAllergens, dislikes } = constraints;
  if ([...otherAllergens, ...dislikes].some((typed) => isInGroup(tags, typed))) return false;
  const food = { name, diet, contains, madeOf: [name, german] };
  return conflictsOf(food, { ...constraints, limits: [] }).length === 0;
};

/** Returns whether an idea breaks no constraint. Its ingredients are complete, so nothing is unknown. */
export const isIdeaSuitable = (idea: MealIdea, constraints: DietConstraints): boolean => {
  if (!idea.ingredients.every((ingredient) => isIngredientSuitable(ingredient, constraints))) return false;
  const hasMeat = idea.ingredients.some(({ diet }) => diet === 'meat');
  const hasMilk = idea.ingredients.some(({ contains }) => contains.includes('milk'));
  if (constraints.diets.includes('kosher') && hasMeat && hasMilk) return false;
  return ![...constraints.dislikes, ...constraints.otherAllergens].some(
    (typed) => namesFood(idea.en, typed) || namesFood(idea.de, typed),
  );
};

const MAX_IDEAS = 3;

const score = (idea: MealIdea, { meal, preferred }: RequestedThemes): number =>
  preferred.reduce((sum, theme) => sum + (idea.themes.has(theme) ? (theme === 'protein' ? 3 : 2) : 0), 0) +
  (meal !== null && idea.themes.has(meal) ? 1 : 0) -
  (meal !== null && idea.themes.has('source') ? 1 : 0);

/** A stable order that differs from day to day. */
const hashOf = (text: string): number => {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
};

export interface ChosenIdeas {
  readonly ideas: readonly MealIdea[];
  /** Whether they are what was asked for; otherwise they only suit the meal. */
  readonly isAsRequested: boolean;
}

/**
 * Returns up to three ideas that break no constraint, best first.
 * @param day changes the order
 * @param shown earlier replies, whose ideas come last
 */
export const chooseIdeas = (
  themes: RequestedThemes,
  constraints: DietConstraints,
  { day, shown }: { day: string; shown: string },
): ChosenIdeas => {
  const suitable = mealIdeas.filter((idea) => isIdeaSuitable(idea, constraints));
  const having = (names: readonly string[]) =>
    suitable.filter(({ themes: own }) => names.every((name) => own.has(name)));
  const meal = themes.meal === null ? [] : [themes.meal];
  const anyOf = themes.required.length === 0 ? [] : themes.required.flatMap((name) => having([name]));
  const choices = [having([...themes.required, ...meal]), having(themes.required), anyOf];
  const asRequested = choices.find(({ length }) => length > 0) ?? [];
  const isAsRequested = asRequested.length > 0;
  const pool = isAsRequested ? asRequested : having(meal);
  const seen = shown.toLowerCase();
  const isShown = ({ en, de }: MealIdea): number =>
    seen.includes(en.toLowerCase()) || seen.includes(de.toLowerCase()) ? 1 : 0;
  const ideas = [...new Set(pool)]
    .map((idea) => ({ idea, points: score(idea, themes) - 10 * isShown(idea), place: hashOf(day + idea.en) }))
    .toSorted((one, other) => other.points - one.points || one.place - other.place)
    .slice(0, MAX_IDEAS)
    .map(({ idea }) => idea);
  return { ideas, isAsRequested };
};
