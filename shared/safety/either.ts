/** Returns one pattern for the English and the German words of a meaning. */
export const either = (english: string, german: string): string => `${english}|${german}`;
