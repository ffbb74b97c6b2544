import { describe, expect, it } from 'vitest';
import { canonicalAllergens, canonicalConditions, canonicalDiet } from '#shared/diet/canonical-diet.ts';

describe('canonicalAllergens', () => {
  it.each([
    ['peanut', ['peanut']],
    ['Peanut butter', ['peanut']],
    ['allergic to peanuts', ['peanut']],
    ['Erdnüsse', ['peanut']],
    ['Erdnussallergie', ['peanut']],
    ['nuts', ['tree nut', 'peanut']],
    ['tree nuts', ['tree nut']],
    ['tree nut', ['tree nut']],
    ['Haselnüsse', ['tree nut']],
    ['shellfish', ['crustacean', 'mollusc']],
    ['Garnelen', ['crustacean']],
    ['Muscheln', ['mollusc']],
    ['lactose intolerant', ['lactose']],
    ['Laktose', ['lactose']],
    ['cow’s milk', ['milk']],
    ['dairy', ['milk']],
    ['Milcheiweiß', ['milk']],
    ['eggs', ['egg']],
    ['Hühnerei', ['egg']],
    ['Wheat', ['gluten']],
    ['soya', ['soy']],
    ['sulfites', ['sulphite']],
    ['Sellerie', ['celery']],
    ['kiwi', ['kiwi']],
    ['coconut', ['coconut']],
    ['nutmeg', ['nutmeg']],
    ['eggplant', ['eggplant']],
  ])('maps %s to %j', (typed, names) => {
    expect(canonicalAllergens([typed])).toEqual(names);
  });

  it('keeps each name once', () => {
    expect(canonicalAllergens(['nuts', 'peanut', 'Peanuts', 'kiwi', 'kiwi'])).toEqual([
      'tree nut',
      'peanut',
      'kiwi',
    ]);
  });
});

describe('canonicalConditions', () => {
  it.each([
    ['Pregnant', ['pregnant']],
    ['I am pregnant', ['pregnant']],
    ['schwanger', ['pregnant']],
    ['not pregnant', ['not pregnant']],
    ['nursing', ['breastfeeding']],
    ['Stillzeit', ['breastfeeding']],
    ['Diabetes Typ 1', ['type 1 diabetes']],
    ['T2D', ['type 2 diabetes']],
    ['Schwangerschaftsdiabetes', ['gestational diabetes']],
    ['CKD', ['kidney disease']],
    ['Nierenerkrankung', ['kidney disease']],
    ['coeliac disease', ['celiac disease']],
    ['Zöliakie', ['celiac disease']],
    ['Magersucht', ['anorexia']],
    ['Essstörung', ['eating disorder']],
    ['Laktoseintoleranz', ['lactose intolerance']],
    ['migraine', ['migraine']],
  ])('maps %s to %j', (typed, names) => {
    expect(canonicalConditions([typed])).toEqual(names);
  });
});

describe('canonicalDiet', () => {
  it.each([
    ['Vegan', 'vegan'],
    ["I'm vegan", 'vegan'],
    ['veggie', 'vegetarian'],
    ['vegetarisch', 'vegetarian'],
    ['gluten free', 'gluten-free'],
    ['laktosefrei', 'lactose-free'],
    ['no pork', 'pork-free'],
    ['kein Schweinefleisch', 'pork-free'],
    ['koscher', 'kosher'],
    ['none', 'none'],
    ['keine', 'none'],
    ['vegan and gluten-free', 'vegan and gluten-free'],
    ['mostly vegetarian on weekdays', 'mostly vegetarian on weekdays'],
    ['low FODMAP', 'low FODMAP'],
  ])('maps %s to %s', (typed, diet) => {
    expect(canonicalDiet(typed)).toBe(diet);
  });
});
