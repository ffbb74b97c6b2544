import type { FoodPhrase } from './food-phrases.ts';
import * as words from './spoken-words.ts';

/**
 * Picks random list items, the same on every start. Source: 'mulberry32', a public-domain generator by Tommy Ettinger.
 */
const createPicker = (seed: number) => {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** Returns true with the given probability. */
    chance: (share: number): boolean => random() < share,
    from: <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!,
  };
};

type Picker = ReturnType<typeof createPicker>;

/** Returns a food with an amount, in one of the common phrasings. */
const portionOf = (food: FoodPhrase, pick: Picker): string[] => {
  const way = pick.from(['bare', 'counted', 'counted', 'portion', 'portion', 'weighed', 'stated'] as const);
  const prepared = pick.chance(0.15) ? pick.from(words.preparations) : '';
  switch (way) {
    case 'bare':
      return [prepared, pick.chance(0.8) ? food.one : food.many];
    case 'counted': {
      const number = pick.from(words.numbers);
      const isOne = /^(?:an?|one|half an?|a quarter of a|some)$/.test(number);
      const size = pick.chance(0.25) ? pick.from(words.sizes) : '';
      return [number, size, prepared, isOne ? food.one : food.many];
    }
    case 'portion': {
      const number = pick.from(words.numbers);
      const isOne = /^(?:an?|one|half an?|a quarter of a)$/.test(number);
      const size = pick.chance(0.15) ? pick.from(words.sizes) : '';
      const unit = pick.from(isOne ? words.portions.one : words.portions.many);
      return [number === 'an' ? 'a' : number, size, unit, 'of', prepared, food.one];
    }
    case 'weighed':
      return [pick.from(words.largeNumbers), pick.from(words.measures), 'of', prepared, food.one];
    case 'stated':
      return [food.one, pick.from(words.largeNumbers), pick.from(['calories', 'grams', 'grams'])];
  }
};

/**
 * Returns sentences that describe meals, with each food repeated by its weight. The language model counts their words.
 * The same foods always produce the same sentences.
 */
export const mealSentences = (foods: readonly FoodPhrase[]): string[][] => {
  const pick = createPicker(foods.length);
  const said = foods.flatMap((food) => Array.from({ length: food.weight }, () => food));
  return said.map((food) => {
    const others = Array.from({ length: pick.from([0, 1, 1, 2]) }, () => pick.from(said));
    const parts = [food, ...others].flatMap((each, index) => [
      ...(index > 0 ? [pick.from(words.joints)] : []),
      ...portionOf(each, pick),
    ]);
    return [pick.from(words.openings), ...parts, pick.from(words.closings)]
      .flatMap((slot) => slot.split(' '))
      .filter((word) => word !== '');
  });
};
