const amounts = /\d|½|¼|¾|\b(an?|one|two|three|four|five|six|half|quarter|some|couple|few|dozen)\b/i;

/** Returns whether a text contains an amount, e.g. 'two slices of bread'; 'bread' does not. */
export const hasAmount = (text: string): boolean => amounts.test(text);
