const words = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

const others: Readonly<Record<string, number>> = { a: 1, an: 1, couple: 2, few: 3, thirty: 30, ninety: 90 };

/** A small number in digits or words. */
export const COUNT = `\\d{1,3}|(?:a )?(?:couple|few)(?: of)?|an?|${words.join('|')}|thirty|ninety`;

/** Returns its value. */
export const countOf = (written: string): number => {
  const word = written.replace(/^a (?=couple|few)/, '').replace(/ of$/, '');
  if (/^\d+$/.test(word)) return Number(word);
  const at = words.indexOf(word);
  return at === -1 ? (others[word] ?? 1) : at;
};
