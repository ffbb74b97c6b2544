import type { ImportLine } from '#shared/imports/schema.ts';

/**
 * Numbers identical lines: two equal coffees on one day are the first and the second, in this export and the next. Meal,
 * time and note are ignored, as in the comparison of lines.
 */
export const createOccurrences = (): ((line: ImportLine) => number) => {
  const counts = new Map<string, number>();
  return ({
    line: _line,
    occurrence: _occurrence,
    time: _time,
    meal_type: _meal,
    note: _note,
    ...content
  }) => {
    const key = JSON.stringify(
      Object.entries(content).toSorted(([one], [other]) => one.localeCompare(other)),
    );
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
};
