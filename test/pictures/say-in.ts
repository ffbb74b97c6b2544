import { globSync, readFileSync } from 'node:fs';
import { fillPlaces, type Translate } from '#shared/language/fill-places.ts';
import type { Language } from '#shared/language/languages.ts';

/** Returns the translations of the app's texts, which scripts use to find controls in another language. */
export const sayIn = (language: Language): Translate => {
  const files = globSync(`web/src/languages/${language}/*.json`);
  const catalogue = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  ) as Record<string, string>;
  return (text, values) => fillPlaces(catalogue[text] ?? text.replace(/\|\w+$/, ''), values);
};
