/**
 * Whether two words differ by at most `most` slips of the keyboard: a letter added, lost, changed, or swapped with its
 * neighbour (restricted Damerau-Levenshtein distance).
 */
export const within = (left: string, right: string, most: number): boolean => {
  if (Math.abs(left.length - right.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let line = 1; line <= left.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[line - 1] === right[column - 1];
      let cost = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[line - 1] === right[column - 2] && left[line - 2] === right[column - 1];
      if (line > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row[right.length] ?? most + 1) <= most;
};
