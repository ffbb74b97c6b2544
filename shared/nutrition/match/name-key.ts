/** Words of a name without their order or repeats, so that 'cheese and ham sandwich' meets 'ham and cheese sandwich'. */
export const nameKey = (words: Iterable<string>): string => [...new Set(words)].sort().join(' ');
