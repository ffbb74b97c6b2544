import { t } from '#web/lib/language/translate.ts';
import type { FoodHit } from '#shared/foods/food-hit.ts';
import type { MyFood, MyFoods } from '#shared/foods/my-foods.ts';
import { formatNumber, NOT_KNOWN } from '#web/ui/format/format-number.ts';
import { servingText, usualAmount } from './amount.ts';
import { type Filled, fillByHit, fillByMine } from './picked-food.ts';

/** Food in the list. */
export interface FoodOption {
  key: string;
  name: string;
  /** Text beside the name: the matching synonym, or the logged amount. */
  note: string;
  /** kcal of the amount that the option fills in. */
  calories: number | null;
  favourite: boolean;
  fill: () => Filled;
}

/** Options with a heading. */
export interface OptionGroup {
  title: string;
  options: FoodOption[];
}

/** Maximum number of custom foods shown before those of the food table. */
const MAX_OWN_FOODS = 5;

/** Number of best results that move an own food to the top. */
const MAX_CLOSE_HITS = 8;

export const kcalText = (calories: number | null): string =>
  calories === null ? NOT_KNOWN : `${formatNumber(calories)} kcal`;

const optionOfHit = (hit: FoodHit): FoodOption => {
  const amount = usualAmount(hit);
  const calories = hit.per_100_g.calories;
  return {
    key: hit.record_id,
    name: hit.name,
    note: [hit.alias, servingText(amount)].filter(Boolean).join(', '),
    calories: calories === null ? null : Math.round((calories * hit.serving_grams) / 100),
    favourite: false,
    fill: () => fillByHit(hit),
  };
};

const optionOfMine = (mine: MyFood): FoodOption => {
  const { id, name, food, logged, favourite } = mine;
  if (!logged && food) return { ...optionOfHit(food), favourite };
  return {
    key: id,
    name,
    note: logged?.serving_size ?? '',
    calories: logged?.calories ?? null,
    favourite,
    fill: () => fillByMine(mine),
  };
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Returns whether every typed word is the start of a word in a name. */
const fits = (typed: string, ...names: (string | undefined)[]): boolean => {
  const words = names.flatMap((name) => plain(name ?? '').split(/[^\p{L}\p{N}]+/u));
  return plain(typed)
    .trim()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
};

const once = (foods: readonly MyFood[]): MyFood[] => [
  ...new Map(foods.map((food) => [food.id, food])).values(),
];

/** Returns the options for an empty field: custom foods. */
export const ownGroups = (mine: MyFoods | undefined): OptionGroup[] => {
  const { favourites = [], recents = [] } = mine ?? {};
  const groups = [
    { title: t('Favorites'), options: favourites.map(optionOfMine) },
    { title: t('Recent'), options: recents.filter(({ favourite }) => !favourite).map(optionOfMine) },
  ];
  return groups.filter(({ options }) => options.length > 0);
};

/**
 * Returns the options for the typed text: the user's own foods first, then the food table. Own foods match by their
 * text or because the search found them, for example by a synonym or in spite of a typo.
 */
export const typedGroups = (
  typed: string,
  mine: MyFoods | undefined,
  found: readonly FoodHit[],
): OptionGroup[] => {
  const hits = new Set(found.slice(0, MAX_CLOSE_HITS).map(({ record_id: id }) => id));
  const own = once([...(mine?.favourites ?? []), ...(mine?.recents ?? [])])
    .filter(({ id, name, food }) => hits.has(id) || fits(typed, name, food?.name))
    .slice(0, MAX_OWN_FOODS);
  const known = new Set(own.map(({ id }) => id));
  const groups = [
    { title: t('Yours'), options: own.map(optionOfMine) },
    { title: t('Foods'), options: found.filter(({ record_id: id }) => !known.has(id)).map(optionOfHit) },
  ];
  return groups.filter(({ options }) => options.length > 0);
};
