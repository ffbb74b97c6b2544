const numbers: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['another', 1],
  ['two', 2],
  ['couple', 2],
  ['pair', 2],
  ['three', 3],
  ['few', 3],
  ['several', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['dozen', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['hundred', 100],
  ['thousand', 1_000],
]);

const parts: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['halve', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
  ['fifth', 1 / 5],
  ['sixth', 1 / 6],
  ['eighth', 1 / 8],
]);

/** Returns the number of a normalized word: 'two', 'couple', 'dozen'. */
export const numberWord = (word: string): number | null => numbers.get(word) ?? null;

/** Returns the fraction of a word: 'half', 'quarter'. */
export const partWord = (word: string): number | null => parts.get(word) ?? null;

export const articles: ReadonlySet<string> = new Set(['a', 'an']);

/** Words after an article that leave the amount open: 'a bit of', 'a lot of'. */
export const vagueWords: ReadonlySet<string> = new Set(['bit', 'little', 'lot', 'touch']);
