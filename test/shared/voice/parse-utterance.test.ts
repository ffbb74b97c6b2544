import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUtterance } from '#shared/voice/parse-utterance.ts';
import { splitUtterances } from '#shared/voice/split-utterances.ts';

const name = (said: string) => parseUtterance(said).food_name;
const calories = (said: string) => parseUtterance(said).calories;
const serving = (said: string) => parseUtterance(said).serving_size;
const mealType = (said: string) => parseUtterance(said).meal_type;

describe('Parsing an utterance into fields', () => {
  it.each([
    ['grilled chicken 250 calories', 'grilled chicken'],
    ['apple 95 cal', 'apple'],
    ['white rice 150 grams', 'white rice'],
    ['almonds 30 g', 'almonds'],
    ['salmon 6 oz 350 calories', 'salmon'],
    ['chicken nuggets 6 pieces', 'chicken nuggets'],
    ['oatmeal for breakfast', 'oatmeal'],
    ['turkey sandwich for lunch 450 calories', 'turkey sandwich'],
    ['pizza for a snack', 'pizza'],
    ['7 up 140 calories', '7 up'],
    ['2 eggs 140 calories', '2 eggs'],
    ['i had a chicken sandwich, about 450 calories', 'chicken sandwich'],
    ['for dinner I had pasta 600 calories', 'pasta'],
    ['150 grams of rice 200 calories', 'rice'],
    ['100 calories of chips', null],
    ['two eggs and a banana', null],
    ['250 calories', null],
  ])('VLOG-10 (D43) %s: the food is %s', (said, food) => {
    expect(name(said)).toBe(food);
  });

  it.each([
    ['apple 95 calories', 95],
    ['gum 1 calorie', 1],
    ['apple 95 cal', 95],
    ['chicken 150 grams 250 calories', 250],
    ['chicken 250 calories 150 grams', 250],
    ['pizza 1,200 calories', 1200],
    ['bread two hundred fifty calories', 250],
    ['bread two hundred and fifty calories', 250],
    ['bread two fifty calories', 250],
    ['a hundred calories of chips', 100],
    ['a thousand calories', 1000],
    ['chicken 150 grams', null],
    ['calories of an apple', null],
  ])('VLOG-11 (D43) %s: %s kcal', (said, kcal) => {
    expect(calories(said)).toBe(kcal);
  });

  it.each([
    ['rice 150 grams 200 calories', '150 grams'],
    ['one gram of salt', '1 gram'],
    ['chicken 6 ounces', '6 ounces'],
    ['chicken 6 oz', '6 oz'],
    ['cheese 2 pieces 200 cal', '2 pieces'],
    ['rice 2 cups', '2 cups'],
    ['1/2 cup of rice', '1/2 cup'],
    ['1 1/2 cups of rice', '1 1/2 cups'],
    ['olive oil 1 tablespoon', '1 tablespoon'],
    ['sugar 2 tsp', '2 tsp'],
    ['one point five cups of milk', '1.5 cups'],
    ['nuts twenty-two grams', '22 grams'],
    ['cola 330ml', '330 ml'],
    ['apple 95 calories', null],
    ['95 calories', null],
  ])('VLOG-12 (D43) %s: the serving is %s', (said, size) => {
    expect(serving(said)).toBe(size);
  });

  it.each([
    ['oatmeal for breakfast', 'breakfast'],
    ['lunch was soup 300 calories', 'lunch'],
    ['steak 500 calories for dinner', 'dinner'],
    ['an apple as a snack', 'snack'],
    ['breakfast burrito 300 calories for lunch', 'lunch'],
    ['apple 95 calories', null],
  ])('VLOG-13 (D43) %s: the meal is %s', (said, meal) => {
    expect(mealType(said)).toBe(meal);
  });

  it.each([
    ['apple 95.5 calories', 95],
    ['apple 95,9 cal', 95],
    ['apple 95 calories', 95],
  ])('VLOG-15 (D43) %s: whole calories, %i', (said, kcal) => {
    expect(calories(said)).toBe(kcal);
  });

  it('parses all fields of one utterance in any order', () => {
    const fields = {
      food_name: 'grilled chicken',
      calories: 250,
      serving_size: '150 grams',
      meal_type: 'lunch',
    };
    expect(parseUtterance('grilled chicken 250 calories 150 grams for lunch')).toMatchObject(fields);
    expect(parseUtterance('grilled chicken for lunch 150 grams 250 calories')).toMatchObject(fields);
    expect(
      parseUtterance('Grilled chicken, one hundred fifty grams, two hundred fifty calories for lunch'),
    ).toMatchObject({ ...fields, food_name: 'Grilled chicken' });
  });
});

describe('Several foods in one transcript', () => {
  const told = (said: string) =>
    splitUtterances(said).map((one) => [one.food_name ?? one.text, one.calories, one.serving_size]);

  it('several foods in one transcript become one utterance each when each has its calories', () => {
    expect(told('an apple 95 calories and a banana 105 calories')).toEqual([
      ['an apple', 95, null],
      ['a banana', 105, null],
    ]);
    expect(told('100 calories of chips and an apple')).toEqual([
      ['chips', 100, null],
      ['an apple', null, null],
    ]);
  });

  it.each([
    ['200 calories of rice', [['rice', 200]]],
    ['I ate about 200 calories of rice', [['rice', 200]]],
    [
      '200 calories of rice for lunch and an apple',
      [
        ['rice', 200],
        ['an apple', null],
      ],
    ],
    [
      'a banana and 200 calories of rice',
      [
        ['a banana', null],
        ['rice', 200],
      ],
    ],
    [
      '200 calories of rice and 150 calories of beans',
      [
        ['rice', 200],
        ['beans', 150],
      ],
    ],
    ['a 100-calorie pack of almonds', [['pack of almonds', 100]]],
    [
      'I had a 100 calorie pack of almonds and a banana',
      [
        ['pack of almonds', 100],
        ['a banana', null],
      ],
    ],
    [
      'a banana, a 1,200-calorie pizza',
      [
        ['a banana', null],
        ['pizza', 1200],
      ],
    ],
    ['two 90-calorie yogurts', [['two yogurts', 180]]],
    [
      'an apple 95 calorie and a pear 60 calorie',
      [
        ['an apple', 95],
        ['a pear', 60],
      ],
    ],
    ['a zero calorie soda', [['a 0 calorie soda', null]]],
  ])('several foods in one transcript can have their calories first: %s', (said, foods) => {
    expect(splitUtterances(said).map((one) => [one.food_name ?? one.text, one.calories])).toEqual(foods);
  });

  it.each([
    'about 300 calories',
    'it was 300 calories',
    'that’s 300 calories in total',
    '300 calories altogether',
  ])('several foods in one transcript do not include calories mentioned alone: %s', (said) => {
    expect(splitUtterances(said)).toMatchObject([{ food_name: null, calories: 300 }]);
  });

  it('several foods in one transcript use calories that come first as the measure, unless a weight is given', () => {
    const isMeasured = (said: string) => splitUtterances(said).map((one) => one.measured_in_calories);
    expect(isMeasured('200 calories of rice')).toEqual([true]);
    expect(isMeasured('200 calories of rice, 150 grams')).toEqual([false]);
    expect(isMeasured('rice 200 calories')).toEqual([false]);
  });

  it('several foods in one transcript keep the serving and the meal that follow their calories', () => {
    expect(told('chicken 250 calories 150 grams for lunch and rice 200 calories 1 cup')).toEqual([
      ['chicken', 250, '150 grams'],
      ['rice', 200, '1 cup'],
    ]);
    expect(splitUtterances('Big Mac 550 calories as a snack')).toHaveLength(1);
  });

  it('several foods in one transcript stay together without stated calories, and the food table parses them', () => {
    expect(told('two eggs and a slice of toast')).toEqual([['two eggs and a slice of toast', null, null]]);
  });

  it('several foods in one transcript stay empty for a text without words', () => {
    expect(splitUtterances(' ... 🍕 ')).toEqual([]);
  });

  it('never throw, vanish or grow for any text', () => {
    const words = fc.constantFrom(
      ...'two hundred and a of calories grams cup for lunch chicken 95 1,200 1/2 . , 🍕 calorie'.split(' '),
    );
    const speech = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(speech, (said) => {
        const found = splitUtterances(said);
        expect(found.length).toBeLessThanOrEqual(said.length + 1);
        for (const one of found) expect(Number.isNaN(one.calories)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
