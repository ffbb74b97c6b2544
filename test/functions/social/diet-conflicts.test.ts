import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { describe, expect, it } from 'vitest';
import { createProfileEntity } from '#functions/profile/profile-entity.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { SharedMeal } from '#shared/social/schema.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createSocialWorld } from './social-world.ts';

const world = openForAllTests(createSocialWorld);

const foodsOf = (text: string): FoodItem[] => describeMeal(text).items;
const ofUser = aFoodItem({ name: 'Aunt Ida’s bar', record_id: null, source: 'user' });

interface Meal {
  food_name: string;
  items?: FoodItem[];
}

/** Returns the conflicts that a friend with these allergies sees, and those that the sharer sees. */
const seenBy = async (profile: object, meal: Meal, audience: 'friends' | 'everyone' = 'friends') => {
  const [mara, ben] = [await world.person('Mara Friend'), await world.person('Ben Reader')];
  const profiles = createProfileEntity(world.table);
  await profiles
    .build(PutItemCommand)
    .item({ user_id: ben, updated_at: world.clock().toISOString(), ...profile })
    .send();
  if (audience === 'friends') await world.befriend(mara, ben);
  else await world.givePlan(mara);
  const { id } = await world.share(mara, { food_entry_id: await world.entry(mara, { ...meal }), audience });
  await world.runJob({ kind: 'shared', user_id: mara, id });
  const find = ({ meals }: { meals: SharedMeal[] }) => meals.find((each) => each.id === id);
  const [friend, owner] = [find(await world.feed(ben)), find(await world.feed(mara))];
  if (audience === 'everyone') await world.unshare(mara, id);
  return { conflicts: friend?.diet_conflicts, owners: owner?.diet_conflicts, friend };
};

describe("The conflicts of a shared meal with the viewer's diet", () => {
  const peanutToast = { food_name: 'Breakfast', items: foodsOf('2 slices of toast with peanut butter') };

  it.each(['friends', 'everyone'] as const)(
    'names the allergens in a meal shared with %s, to the viewer with the allergy only',
    async (audience) => {
      const { conflicts, owners, friend } = await seenBy({ allergens: ['peanut'] }, peanutToast, audience);
      expect(conflicts).toEqual([{ kind: 'allergen', name: 'peanut', certainty: 'contains' }]);
      expect(owners).toBeUndefined();
      expect(JSON.stringify(friend)).not.toMatch(/items|toast/i);
    },
  );

  it.each<[string, object, Meal, SharedMeal['diet_conflicts']]>([
    ['reports nothing to a viewer without a diet', {}, peanutToast, undefined],
    ['reports nothing for other allergies', { allergens: ['fish'] }, peanutToast, undefined],
    ['reports no dislike', { dislikes: ['toast'] }, peanutToast, undefined],
    [
      'names the diet that a meal breaks',
      { diet: 'vegan' },
      { food_name: 'Dinner', items: foodsOf('200 g chicken breast') },
      [{ kind: 'diet', name: 'vegan', certainty: 'contains' }],
    ],
    [
      'calls a food without a record unknown',
      { allergens: ['peanut'] },
      { food_name: 'Snack', items: [ofUser] },
      [{ kind: 'allergen', name: 'peanut', certainty: 'unknown' }],
    ],
    [
      'calls a meal without foods unknown',
      { allergens: ['peanut'] },
      { food_name: 'Lunch with the team' },
      [{ kind: 'allergen', name: 'peanut', certainty: 'unknown' }],
    ],
    [
      'names an allergen that the name of a meal without foods mentions',
      { allergens: ['peanut'] },
      { food_name: 'Peanut noodles' },
      [{ kind: 'allergen', name: 'peanut', certainty: 'contains' }],
    ],
  ])('%s', async (_what, profile, meal, expected) => {
    expect((await seenBy(profile, meal)).conflicts).toEqual(expected);
  });
});
