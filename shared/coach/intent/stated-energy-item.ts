import type { FoodItem } from '../../nutrition/values/food-item.ts';
import { energyItem, isPossibleEnergy } from '../../nutrition/values/energy-item.ts';
import { MEAL } from './lexicon.ts';

const KCAL =
  /(?:about|around|approx\.?|roughly|ca\.?|circa|etwa|ungefähr|with|mit|at|~)? ?(\d{1,4}) ?(?:k?cals?|calories|kalorien|kilokalorien)(?!\w)/giu;
/** A match that is at least this confident keeps its own name. */
const KNOWN = 0.6;
const MAX_NAME_LENGTH = 60;

/** Words around a food that do not belong to its name. */
const AROUND = new RegExp(
  `^(?:(?:i|we|ich|wir|had|ate|drank|hatte|hab|habe|just|a|an|the|some|my|ein|eine|einen|das|den|die|of|for|was|war|it|es)\\b[ ,:-]*)+|(?:[ ,:-]|\\b(?:for|as|as an?|a|zum|zur|als|today|yesterday|heute|gestern|${MEAL}|frühstück|gegessen|getrunken|gehabt)\\b)+$`,
  'giu',
);

/**
 * Returns an item with the energy that the user states for a food that the table does not have, under the user's own
 * name for it. Null if no energy or several are stated, or if the table has the food.
 */
export const statedEnergyItem = (text: string, items: readonly FoodItem[]): FoodItem | null => {
  const stated = [...text.matchAll(KCAL)];
  const kcal = Number(stated[0]?.[1] ?? 0);
  if (stated.length !== 1 || !isPossibleEnergy(kcal)) return null;
  if (items.length > 1 || (items[0]?.confidence ?? 0) >= KNOWN) return null;
  const name = text
    .replace(KCAL, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(AROUND, '')
    .replace(AROUND, '')
    .replace(/[\s,;:.-]+$/, '')
    .trim();
  const shown =
    name === '' ? 'Quick add' : `${name.charAt(0).toUpperCase()}${name.slice(1, MAX_NAME_LENGTH)}`;
  return energyItem(shown, kcal);
};
