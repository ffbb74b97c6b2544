const vowels = new Set('aeiouy');

/**
 * Returns the cost of substituting a letter. Vowels are easily mixed up; a different consonant is usually a different
 * word.
 */
const changeCost = (left: string, right: string): number => {
  if (left === right) return 0;
  return vowels.has(left) && vowels.has(right) ? 1 : 2;
};

/** Returns both words without their common prefix and suffix. */
const differing = (left: string, right: string): [string, string] => {
  const shortest = Math.min(left.length, right.length);
  let start = 0;
  while (start < shortest && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shortest - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return [left.slice(start, left.length - end), right.slice(start, right.length - end)];
};

/**
 * Returns whether two words differ by edits of at most `most` cost: an insertion, deletion, transposition or changed
 * vowel costs 1, a changed consonant 2. Restricted Damerau-Levenshtein distance with these costs.
 */
export const within = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  const [left, right] = differing(one, other);
  if (left.length === 0 || right.length === 0) return left.length + right.length <= most;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let line = 1; line <= left.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= right.length; column += 1) {
      const [a = '', b = ''] = [left[line - 1], right[column - 1]];
      let cost = Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      cost = Math.min(cost, (row[column - 1] ?? 0) + changeCost(a, b));
      const swapped = line > 1 && column > 1 && a === right[column - 2] && b === left[line - 2];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row[right.length] ?? most + 1) <= most;
};
