import { plainText, sentencesOf } from '../own-text.ts';

const MAX_QUOTE = 220;

/** Sentences that a draft must not repeat, since out of context they read like a claim or a promise of the user. */
const misleading =
  /(?<!\p{L})(?:attached|enclosed|sent|booked|refund\p{L}*|paid|guarantee\p{L}*|gutschrift|erstatt\p{L}*|anbei|anhang|gebucht|verschickt|bezahlt|https?|www)(?!\p{L})/u;
const small =
  /^(?:hi|hello|hey|hallo|dear|guten (?:tag|morgen)|thanks?|thank you|danke|vielen dank|cheers|ok|okay|yes|no|ja|nein|sorry)(?!\p{L}).{0,24}$/u;

/** Returns the lead's own words to answer, shortened at a word, or null: questions first, then the longest sentences. */
export const quoteLead = (text: string): string | null => {
  const sentences = sentencesOf(text)
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/[“„"]([^“”„"]*)[“”"]/g, '‘$1’')
        .replace(/[“”„"]/g, '’')
        .trim(),
    )
    .filter(
      (sentence) =>
        !misleading.test(plainText(sentence)) &&
        !small.test(plainText(sentence)) &&
        /\p{L}{2}/u.test(sentence),
    );
  const kept: string[] = [];
  const ranked = sentences.toSorted(
    (one, other) => Number(other.endsWith('?')) - Number(one.endsWith('?')) || other.length - one.length,
  );
  for (const sentence of ranked)
    if (kept.length < 2 && kept.join(' ').length + sentence.length < MAX_QUOTE) kept.push(sentence);
  if (kept.length === 0) {
    const [first] = ranked;
    return first === undefined ? null : `${first.slice(0, MAX_QUOTE).replace(/\s\S*$/, '')} …`;
  }
  return sentences.filter((sentence) => kept.includes(sentence)).join(' ');
};
