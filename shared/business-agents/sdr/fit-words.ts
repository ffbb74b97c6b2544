/** Matches placeholders that a model leaves in a text. */
const placeholder =
  /[{}]|_{3,}|\b(?:TBD|TBA|X{3,}|[A-Z]{2,}_[A-Z_]{2,})\b|\((?:insert|your|add|enter|hier|bitte|einfügen)\b[^)\n]{0,40}\)|\[[^\]\n]{1,40}\]|<[^>\n]{1,40}>|\b(?:undefined|null|NaN)\b/;
/** Matches monetary amounts and percentages, which are promises unless the lead wrote them. */
const amount =
  /(?:[$€£¥]\s?\d[\d.,]{0,20}|\d[\d.,]{0,20}\s?(?:[$€£¥%]|(?:usd|eur|euros?|gbp|chf|dollars?|percent|prozent)(?!\p{L})))/giu;
const address = /(?:https?:\/\/|www\.)[^\s)]+/gi;

const plain = (text: string): string => text.toLowerCase().replace(/[\s.,]/g, '');

/**
 * Returns whether a model's text can be sent to a lead: it has no placeholders, and no amounts or addresses that
 * neither the user nor the lead wrote.
 * @param known everything the model was given
 */
export const isFitLetter = (text: string, known: string): boolean => {
  if (text.trim() === '' || placeholder.test(text)) return false;
  const stated = plain(known);
  return [...(text.match(amount) ?? []), ...(text.match(address) ?? [])].every((each) =>
    stated.includes(plain(each)),
  );
};

/** Returns a model's reason as a single line, or null if it is unusable. */
export const reasonOf = (text: string): string | null => {
  const line = text.replace(/\s+/g, ' ').trim();
  const isOne = /\p{L}/u.test(line) && !/[<>{}]|https?:|www\./i.test(line);
  // Avoids cutting a surrogate pair in half.
  return isOne ? line.slice(0, 200).replace(/[\ud800-\udbff]$/, '') : null;
};
