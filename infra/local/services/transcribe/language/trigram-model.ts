/** Words that a sentence begins and ends with, by ARPA's convention. */
const BEGIN = '<s>';
const END = '</s>';
/** Takes from each seen sequence for the unseen ones ('absolute discounting', Ney, Essen and Kneser 1994). */
const DISCOUNT = 0.6;
const SEPARATOR = ' ';

interface Context {
  total: number;
  next: Map<string, number>;
}

type Counts = Map<string, Context>;

const count = (counts: Counts, context: string, word: string): void => {
  const known = counts.get(context) ?? { total: 0, next: new Map<string, number>() };
  known.total += 1;
  known.next.set(word, (known.next.get(word) ?? 0) + 1);
  counts.set(context, known);
};

const countsOf = (sentences: readonly (readonly string[])[]): [Counts, Counts, Counts] => {
  const [one, two, three]: [Counts, Counts, Counts] = [new Map(), new Map(), new Map()];
  for (const sentence of sentences) {
    const words = [BEGIN, ...sentence, END];
    for (let at = 1; at < words.length; at += 1) {
      count(one, '', words[at]!);
      count(two, words[at - 1]!, words[at]!);
      if (at > 1) count(three, words[at - 2] + SEPARATOR + words[at - 1], words[at]!);
    }
  }
  return [one, two, three];
};

const log = (probability: number): string => Math.log10(probability).toFixed(4);

/**
 * A trigram language model in ARPA's form, which pocketsphinx reads.
 * Source of the form: 'ARPA Language models' in the CMUSphinx documentation.
 */
export const trigramModelOf = (sentences: readonly (readonly string[])[]): string => {
  const [one, two, three] = countsOf(sentences);
  const unigrams = one.get('')!;
  const kept = (context: Context, word: string): number =>
    (context.next.get(word)! - DISCOUNT) / context.total;
  const unigram = (word: string): number => (unigrams.next.get(word) ?? 0) / unigrams.total;
  const bigram = (before: string, word: string): number => {
    const context = two.get(before);
    if (!context) return unigram(word);
    const seen = context.next.has(word) ? kept(context, word) : 0;
    return seen + ((DISCOUNT * context.next.size) / context.total) * unigram(word);
  };
  const trigram = (before: string, word: string): number => {
    const context = three.get(before)!;
    const share = (DISCOUNT * context.next.size) / context.total;
    return kept(context, word) + share * bigram(before.split(SEPARATOR)[1]!, word);
  };
  /** What an unseen word costs after a context: the discounted share. The seen ones are interpolated. */
  const backoff = (context: Context | undefined): string =>
    context ? `\t${log((DISCOUNT * context.next.size) / context.total)}` : '';

  const words = [BEGIN, ...unigrams.next.keys()];
  const lines1 = words.map(
    (word) => `${word === BEGIN ? '-99' : log(unigram(word))}\t${word}${backoff(two.get(word))}`,
  );
  const lines2 = [...two].flatMap(([before, { next }]) =>
    [...next.keys()].map(
      (word) =>
        `${log(bigram(before, word))}\t${before} ${word}${backoff(three.get(before + SEPARATOR + word))}`,
    ),
  );
  const lines3 = [...three].flatMap(([before, { next }]) =>
    [...next.keys()].map((word) => `${log(trigram(before, word))}\t${before} ${word}`),
  );
  return [
    '\\data\\',
    `ngram 1=${lines1.length}`,
    `ngram 2=${lines2.length}`,
    `ngram 3=${lines3.length}`,
    '',
    '\\1-grams:',
    ...lines1,
    '',
    '\\2-grams:',
    ...lines2,
    '',
    '\\3-grams:',
    ...lines3,
    '',
    '\\end\\',
    '',
  ].join('\n');
};
