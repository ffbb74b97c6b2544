import { describe, expect, it } from 'vitest';
import { constraintsOf, offerOf } from '#shared/diet/conversation.ts';
import { mentionedConstraints } from '#shared/diet/mentioned-constraints.ts';

const none = { diets: [], allergens: [], refused: [], dislikes: [], conditions: [] };

describe('mentionedConstraints', () => {
  it.each([
    ['I’m vegan', { diets: ['vegan'] }],
    ['we’re a kosher household', { diets: ['kosher'] }],
    ['vertrage weder Milch noch Eier', { allergens: ['milk', 'egg'] }],
    ['my family eats halal', { diets: ['halal'] }],
    ['strictly plant-based here', { diets: ['vegan'] }],
    ['low carb lunch?', { diets: ['low-carb'] }],
    ['I have a bad cashew allergy', { allergens: ['tree nut'] }],
    ['allergic to mustard, lupin and mango', { allergens: ['mustard', 'lupin', 'mango'] }],
    ['I can’t tolerate soy', { allergens: ['soy'] }],
    ['prawns make me sick', { allergens: ['crustacean'] }],
    ['milk upsets my stomach', { allergens: ['milk'] }],
    ['a sesame-free dressing', { allergens: ['sesame'] }],
    ['koche bitte sojafrei', { allergens: ['soy'] }],
    ['ein sojafreies Essen', { allergens: ['soy'] }],
    ['no peanuts, I’m allergic', { allergens: ['peanut'] }],
    ['something without eggs', { refused: ['egg'] }],
    ['I hate olives', { dislikes: ['olives'] }],
    ['coeliac, need lunch', { conditions: ['celiac disease'] }],
    ['Ich bin Vegetarierin', { diets: ['vegetarian'] }],
    ['ich esse kein Schweinefleisch', { diets: ['pork-free'] }],
    ['hab eine Haselnussallergie', { allergens: ['tree nut'] }],
    ['Ich vertrage keine Laktose', { allergens: ['lactose'] }],
    ['Soja vertrage ich leider nicht', { allergens: ['soy'] }],
    ['allergisch gegen Sellerie und Senf', { allergens: ['celery', 'mustard'] }],
    ['bitte ohne Zwiebeln', { dislikes: ['zwiebeln'] }],
    ['Zöliakie, was koche ich?', { conditions: ['celiac disease'] }],
  ])('reads in “%s” %o', (message, expected) => {
    expect(mentionedConstraints(message)).toMatchObject({ ...none, ...expected });
  });

  it.each([
    'I’m not vegan',
    'is honey vegan?',
    'What is a keto diet?',
    'Ist Seitan vegan?',
    'I have a cat allergy',
    'I’m allergic to penicillin',
    'I have no idea what to eat',
    'not sure what to cook tonight',
    'I ate two eggs and a bagel',
    'I had no breakfast',
    'how many peanuts did I eat this week?',
    'coconut and nutmeg in my eggplant',
    'Wie viel Milch hatte ich heute?',
  ])('reads nothing in “%s”', (message) => {
    expect(mentionedConstraints(message)).toMatchObject(none);
  });

  it('tells the user’s own allergies from those of other people', () => {
    expect(mentionedConstraints('my son is allergic to walnuts').isForOther).toBe(true);
    expect(mentionedConstraints('meine Tochter hat eine Eiallergie').isForOther).toBe(true);
    expect(mentionedConstraints('I’m allergic to walnuts').isForOther).toBe(false);
  });
});

describe('The constraints of a conversation', () => {
  const mentioned = (...messages: string[]) => messages.map(mentionedConstraints);

  it('the constraints of a conversation add to those of the profile', () => {
    const constraints = constraintsOf(
      { diet: 'vegetarian', allergens: ['peanut'] },
      mentioned('I can’t have gluten, celiac', 'dinner without eggs?'),
    );
    expect(constraints.diets).toEqual(['vegetarian']);
    expect([...constraints.avoid].sort((one, other) => one.localeCompare(other))).toEqual([
      'egg',
      'gluten',
      'peanut',
    ]);
  });

  it('a diet ends when the user says so', () => {
    expect(constraintsOf({}, mentioned('I’m vegan', 'dinner?')).diets).toEqual(['vegan']);
    expect(constraintsOf({}, mentioned('I’m vegan', 'I’m not vegan anymore')).diets).toEqual([]);
  });

  it('the profile is offered new facts about the user only', () => {
    const [vegan, kid, dish] = mentioned(
      'I’m vegan and allergic to kiwi',
      'my kid has a nut allergy',
      'can you find me some vegan dinner ideas',
    );
    expect(offerOf({}, vegan!)).toEqual({ diet: 'vegan', allergens: ['kiwi'], conditions: [] });
    expect(offerOf({ diet: 'vegan', allergens: ['kiwi'] }, vegan!)).toBeNull();
    expect(offerOf({}, kid!)).toBeNull();
    expect(offerOf({ diet: 'vegan' }, dish!)).toBeNull();
  });
});
