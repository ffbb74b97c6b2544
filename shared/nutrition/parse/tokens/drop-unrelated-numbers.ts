import type { Token } from '../tokenize.ts';

/** Energy units with their kcal. */
const energyUnits: ReadonlyMap<string, number> = new Map([
  ['calory', 1],
  ['cal', 1],
  ['kcal', 1],
  ['kilocalory', 1],
  ['kj', 1 / 4.184],
  ['kilojoule', 1 / 4.184],
]);
const lengths = new Set([
  'inch',
  'cm',
  'centimeter',
  'centimetre',
  'diameter',
  'proof',
  'km',
  'hour',
  'minute',
  'percent',
]);
/** Units of time that also start names of foods. */
const partsOfNames = new Set(['minute', 'hour']);
/** Words after a number that belong to a name: '7 grain bread', 'five spice chicken'. */
const kinds = new Set(['grain', 'spice', 'layer', 'seed', 'herb', 'ingredient', 'course', 'ply', 'alarm']);
/** The same if a dish follows: 'four cheese pizza', '13 bean soup'. */
const mixed = new Set(['cheese', 'bean', 'meat', 'berry']);
const dishes = new Set(['pizza', 'soup', 'salad', 'chili', 'lasagna', 'ravioli', 'tortellini', 'blend']);
/** Units of age and duration: 'my 2 YEAR old', 'for two WEEKS'. */
const periods = new Set([
  'year',
  'month',
  'week',
  'day',
  'yr',
  'yo',
  'km',
  'mile',
  'step',
  'k',
  'iu',
  'ie',
  'mcg',
  'µg',
  'μg',
  'ug',
]);
const dayHalves = new Set(['am', 'pm', 'oclock']);

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

const isSingular = (token: Token | undefined): boolean => token?.kind === 'word' && !token.plural;

/**
 * Drops numbers that do not count a food: lengths ('8 inches'), strengths ('80 proof'), kinds ('7 grain bread') and
 * times ('at 8', '8 pm'). Stated energy becomes a separate kind of number.
 */
export const dropUnrelatedNumbers = (tokens: readonly Token[], isUnit: (word: string) => boolean): Token[] =>
  tokens.flatMap((token, index): Token[] => {
    const before = wordOf(tokens[index - 1]);
    const after = wordOf(tokens[index + 1]);
    // 'Minute rice' and 'happy hour wings' are names, unlike 'five minutes' and 'an hour'.
    const isLength =
      lengths.has(wordOf(token)) &&
      (!partsOfNames.has(wordOf(token)) || tokens[index - 1]?.kind === 'number' || !isSingular(token));
    const isSweetness = /^\d+%$/.test(before) && wordOf(token) === 'sugar';
    const isAge = tokens[index - 1]?.kind === 'number' && periods.has(wordOf(token));
    const isOld = wordOf(token) === 'old' && periods.has(before);
    if (energyUnits.has(wordOf(token)) || isLength || isAge || isOld || isSweetness) return [];
    if (token.kind !== 'number' || token.article) return [token];
    const energy = energyUnits.get(after);
    if (energy !== undefined)
      return [
        {
          ...token,
          value: token.value * energy,
          energy: true,
          ranges: [...token.ranges, ...(tokens[index + 1]?.ranges ?? [])],
        },
      ];
    const isKind =
      token.value >= 2 &&
      isSingular(tokens[index + 1]) &&
      (kinds.has(after) ||
        (mixed.has(after) && isSingular(tokens[index + 2]) && dishes.has(wordOf(tokens[index + 2]))));
    if (isKind) return [];
    const isTime =
      dayHalves.has(after) || (before === 'at' && !isUnit(after) && Number.isInteger(token.value));
    return isTime || lengths.has(after) || periods.has(after) ? [] : [token];
  });
