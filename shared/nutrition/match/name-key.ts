/**
 * Returns the distinct words of a name regardless of order, so that 'cheese and ham sandwich' equals 'ham and cheese
 * sandwich'.
 */
export const nameKey = (words: Iterable<string>): string => [...new Set(words)].sort().join(' ');
