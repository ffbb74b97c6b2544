/**
 * Returns the previous values of the changed fields, an event's `previous_attributes`, or undefined if nothing changed.
 */
export const previousOf = <T extends object>(before: T, after: T): Partial<T> | undefined => {
  const changed = (Object.keys(after) as (keyof T)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((key) => [key, before[key] ?? null])) as Partial<T>;
};
