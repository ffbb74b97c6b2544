import { factIn } from '../../facts/fact-words.ts';
import type { Translator } from '../../language/translator.ts';
import type { Said } from './sentence.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** German puts days after these words into the dative: 'an 3 Tagen'. */
const DATIVE =
  /(?<=(?<!\p{L})(?:an|von|vor|seit|in|mit|nach) (?:mindestens )?[\d.]+\u00a0?)(?: )?(Tage|Jahre)(?!\p{L})/giu;

/**
 * Writes a sentence in a language. Its template and its inserted strings are keys of the catalog, strings with the
 * suffix `|part`; facts are written as the language writes numbers, days and names.
 */
const written = (words: Translator, said: Said): string => {
  const { template, text } = said;
  if (template === undefined) return text;
  if (template.kind === 'capital') return capitalized(written(words, template.said));
  if (template.kind === 'joined')
    return template.parts
      .map((part) => (template.between === ' ' ? capitalized(written(words, part)) : written(words, part)))
      .join(template.between);
  const values = template.parts.map((part, at): [string, string] => {
    const filled =
      typeof part === 'string'
        ? part && words.t(`${part}|part`)
        : 'cited' in part
          ? written(words, part)
          : factIn(words, part);
    return [String(at + 1), filled];
  });
  return words.t(template.key, Object.fromEntries(values));
};

/** Writes an answer in a language. */
export const writeSaid = (words: Translator, said: Said): string =>
  words.language === 'en'
    ? said.text
    : capitalized(written(words, said)).replace(DATIVE, (whole, unit: string) =>
        whole.replace(unit, `${unit}n`),
      );
