import { factIn } from '../../facts/fact-words.ts';
import type { Translator } from '../../language/translator.ts';
import type { Said } from './sentence.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Writes a sentence in a language. Its template and its inserted strings are keys of the catalog; facts are written as
 * the language writes numbers, days and names.
 */
export const writeSaid = (words: Translator, said: Said): string => {
  const { template, text } = said;
  if (words.language === 'en' || template === undefined) return text;
  if (template.kind === 'capital') return capitalized(writeSaid(words, template.said));
  if (template.kind === 'joined')
    return template.parts.map((part) => writeSaid(words, part)).join(template.between);
  const values = template.parts.map((part, at): [string, string] => {
    const written =
      typeof part === 'string'
        ? words.t(part)
        : 'cited' in part
          ? writeSaid(words, part)
          : factIn(words, part);
    return [String(at + 1), written];
  });
  return words.t(template.key, Object.fromEntries(values));
};
