/** Returns whether two words differ by one edit (insertion, deletion, substitution or transposition). */
export const isOneEdit = (one: string, other: string): boolean => {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    swapped === otherRest
  );
};

/** Returns whether two words differ by two edits. */
export const isTwoEdits = (one: string, other: string): boolean =>
  Array.from(one).some(
    (_, at) =>
      isOneEdit(one.slice(0, at) + one.slice(at + 1), other) ||
      isOneEdit(one.slice(0, at) + (other[at] ?? '') + one.slice(at), other),
  );
