import { profileNameOf } from './vocabulary/allergens.ts';
import type { MentionedConstraints } from './mentioned-constraints.ts';
import { type DietConstraints, type DietProfile, readDiet } from './read-diet.ts';

/** What a user can add to the profile after mentioning it. */
export interface DietOffer {
  readonly diet: string | null;
  readonly allergens: readonly string[];
  readonly conditions: readonly string[];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Returns the constraints of the profile and of everything mentioned in the conversation, oldest first. */
export const constraintsOf = (
  profile: DietProfile,
  mentioned: readonly MentionedConstraints[],
): DietConstraints => {
  const diets: string[] = [];
  for (const { diets: named, ended } of mentioned) {
    diets.push(...named);
    for (const name of ended) if (diets.includes(name)) diets.splice(diets.indexOf(name), 1);
  }
  const stated = mentioned.at(-1)?.ended ?? [];
  const own = profile.diet != null && !stated.includes(profile.diet) ? [profile.diet] : [];
  const constraints = readDiet({
    diet: [...own.filter((diet) => diet !== 'none'), ...diets].join(', ') || null,
    allergens: unique([...(profile.allergens ?? []), ...mentioned.flatMap(({ allergens }) => allergens)]),
    dislikes: unique([...(profile.dislikes ?? []), ...mentioned.flatMap(({ dislikes }) => dislikes)]),
    conditions: unique([...(profile.conditions ?? []), ...mentioned.flatMap(({ conditions }) => conditions)]),
  });
  const refused = mentioned.flatMap((each) => each.refused);
  return { ...constraints, avoid: [...new Set([...constraints.avoid, ...refused])] };
};

/** Returns what of a message about the user is not in the profile yet, or null. */
export const offerOf = (
  profile: DietProfile,
  { diets, allergens, conditions, isForOther, isStated }: MentionedConstraints,
): DietOffer | null => {
  if (isForOther || !isStated) return null;
  const known = new Set(readDiet(profile).avoid.map(profileNameOf));
  const isNew = (name: string): boolean => !known.has(name) && !(profile.allergens ?? []).includes(name);
  const diet = diets.join(', ');
  const offer = {
    diet: diet !== '' && diet !== profile.diet ? diet : null,
    allergens: allergens.filter(isNew),
    conditions: conditions.filter((name) => !(profile.conditions ?? []).includes(name)),
  };
  const isEmpty = offer.diet === null && offer.allergens.length + offer.conditions.length === 0;
  return isEmpty ? null : offer;
};
