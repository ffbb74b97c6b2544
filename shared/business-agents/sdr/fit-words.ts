/** What a model leaves where it did not know what to write. */
const placeholder = /\{\{|\}\}|\[[^\]\n]{1,40}\]|<[^>\n]{1,40}>|\b(?:undefined|null|NaN)\b/;
/** Amounts of money, and shares: promises, unless the lead wrote them. */
const amount =
  /(?:[$€£¥]\s?\d[\d.,]{0,20}|\d[\d.,]{0,20}\s?(?:[$€£¥%]|(?:usd|eur|euros?|gbp|chf|dollars?|percent|prozent)(?!\p{L})))/giu;
const address = /(?:https?:\/\/|www\.)[^\s)]+/gi;

const plain = (text: string): string => text.toLowerCase().replace(/[\s.,]/g, '');

/**
 * Whether a model's text may be sent to a lead: nothing is left to be filled in, and it names no amount and no address
 * that the person or the lead did not write.
 * @param known everything that the model was told
 */
export const isFitLetter = (text: string, known: string): boolean => {
  if (text.trim() === '' || placeholder.test(text)) return false;
  const told = plain(known);
  return [...(text.match(amount) ?? []), ...(text.match(address) ?? [])].every((each) =>
    told.includes(plain(each)),
  );
};

/** Why a model thinks so, in one line; null for what is no reason. */
export const reasonOf = (text: string): string | null => {
  const line = text.replace(/\s+/g, ' ').trim();
  const isOne = /\p{L}/u.test(line) && !/[<>{}]|https?:|www\./i.test(line);
  // No half of a character that takes two places.
  return isOne ? line.slice(0, 200).replace(/[\ud800-\udbff]$/, '') : null;
};
