import { describe, expect, it } from 'vitest';
import { conflictsInText, suitablePart } from '#shared/diet/conflicts-in-text.ts';
import { readDiet } from '#shared/diet/read-diet.ts';

describe('conflictsInText', () => {
  it.each([
    [{ allergens: ['peanut'] }, 'Try celery with peanut butter.', ['peanut']],
    [{ allergens: ['peanut'] }, 'How about a satay bowl?', ['peanut']],
    [{ allergens: ['peanut'] }, 'Skip the peanuts and have an apple.', []],
    [{ allergens: ['peanut'] }, 'You had peanuts yesterday.', []],
    [{ allergens: ['milk'] }, 'Porridge with oat milk works well.', []],
    [{ allergens: ['milk'] }, 'Add Greek yogurt and berries.', ['milk']],
    [{ allergens: ['nut'] }, 'Oats with almond milk.', ['nut']],
    [{ conditions: ['celiac disease'] }, 'Buckwheat noodles or gluten-free bread are fine.', []],
    [{ conditions: ['celiac disease'] }, 'Have wholegrain toast.', ['gluten']],
    [{ diet: 'vegan' }, 'Grilled chicken with rice.', ['meat']],
    [{ diet: 'vegan' }, 'A vegan sausage with mustard.', []],
    [{ diet: 'vegetarian' }, 'Salmon has plenty of omega-3.', ['fish']],
    [{ diet: 'pork-free' }, 'Bacon and eggs keep you full.', ['pork']],
    [{ allergens: ['kiwi'] }, 'Kiwis are rich in vitamin C.', ['kiwi']],
    [{ allergens: ['egg'] }, 'Nimm ein Rührei mit Tomaten.', ['egg']],
    [{ allergens: ['peanut'] }, 'Gluten-free oats with peanut butter.', ['peanut']],
    [{ allergens: ['milk'] }, 'Lactose-free milk on oats.', ['milk']],
    [{ allergens: ['lactose'] }, 'Laktosefreie Milch geht gut.', []],
  ])('finds for %o in “%s”: %j', (profile, text, found) => {
    expect(conflictsInText(text, readDiet(profile))).toEqual(found);
  });

  it('shows a growing reply up to the first sentence with a conflict', () => {
    const constraints = readDiet({ allergens: ['peanut'] });
    const text = 'Apples are a good snack. Add peanut butter. Enjoy';
    expect(suitablePart(text, constraints)).toBe('Apples are a good snack. ');
    expect(suitablePart('Apples are a goo', constraints)).toBe('');
    expect(suitablePart(text, readDiet({}))).toBe(text);
  });
});
