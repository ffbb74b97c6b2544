import type { checkedDiets } from '../choices.ts';
import type { Avoidable } from './allergens.ts';
import { parseNames } from './name-list.ts';

export type DietName = (typeof checkedDiets)[number];

/** The stored choice of a user without a diet, unlike null for a user who has not answered. */
export const NO_DIET = 'none';

/** What a diet excludes besides meat and fish. Halal and kosher are checked for these contents only, not for slaughter. */
export const excludedBy: Readonly<Record<DietName, readonly Avoidable[]>> = {
  vegetarian: [],
  vegan: [],
  pescatarian: [],
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'crustacean', 'mollusc'],
  'gluten-free': ['gluten'],
  'lactose-free': ['lactose'],
  'pork-free': ['pork'],
  'alcohol-free': ['alcohol'],
};

/** Everyday names of diets. */
export const dietNames = parseNames<DietName>(`
vegan: vegan*; plant based; plantbased; plant only; pflanzlich*; pflanzenbasiert*; no animal products; keine tierischen produkte
pescatarian: pescatarian*; pescetarian*; peskatarier*; pescetarier*; pescatarier*; fish but no meat; pesco vegetarian
vegetarian: vegetarian*; veggie!; ovo lacto; lacto ovo; vegetarier*; vegetarisch*; fleischlos*; meatless; meat free; no meat; kein fleisch; ohne fleisch
halal: halal*; muslim*; islamic
kosher: kosher*; koscher*; jewish
gluten-free: gluten free; glutenfrei*; no gluten; ohne gluten; kein gluten; without gluten
lactose-free: lactose free; laktosefrei*; no lactose; ohne laktose; keine laktose; without lactose
pork-free: no pork; pork free; kein schwein*; ohne schwein*; schweinefleischfrei; without pork
alcohol-free: no alcohol; alcohol free; kein alkohol; keinen alkohol; ohne alkohol; alkoholfrei*; without alcohol
`);

/** Matches texts that state that the user has no diet. */
export const noDietPattern =
  /^(?:none|no|no diet|nothing special|keine|keiner|nichts|omnivore|allesesser(?:in)?|i eat everything|ich esse alles)$/;
