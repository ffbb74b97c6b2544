/** Returns the median. */
export const medianOf = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Number of repetitions. */
const TIMES = 5;

/** Repeats a measurement sequentially. @returns all values */
export const repeatedly = async <T>(measure: () => Promise<T>, times = TIMES): Promise<T[]> => {
  const figures: T[] = [];
  for (let time = 0; time < times; time += 1) figures.push(await measure());
  return figures;
};

export const sumOf = <T>(things: readonly T[], figure: (thing: T) => number): number =>
  things.reduce((sum, thing) => sum + figure(thing), 0);

/** Formats bytes as KB of 1,000, with one decimal. */
export const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`;

export const ms = (time: number): string => `${time.toFixed(1)} ms`;
