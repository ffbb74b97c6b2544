import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coachParts } from '#test/support/coach-parts.ts';
import { textsOf } from '#test/support/texts-in-code.ts';
import { textsFromElsewhere } from '#test/support/texts-from-elsewhere.ts';

const sources = globSync('web/src/**/*.{ts,tsx}').sort().map(textsOf);

/** Server files that receive a translator. */
const tellers = globSync('{shared,functions}/**/*.ts')
  .sort()
  .filter((file) =>
    /\b(?:t|tell|plural)\(|\bsay`|\b(?:Translator|Speaker|Writing)\b/.test(readFileSync(file, 'utf8')),
  );
const told = tellers.map(textsOf);

/** Files in which users see every sentence; other files also contain labels of facts and prompts. */
const wholeFiles =
  /^(shared\/insights\/rules\/|shared\/health-check\/(calorie-advice|recommendations|compare-with-target)|functions\/health-reports\/pdf\/(head|notes|footers|days-table|entries-list|energy-chart|pdf-report)|functions\/.*\/(account-mail|welcome-mail|email-change-notice|mail-page|export-mail|newsletter-mails|weekly-mail)\.ts)/;
const toldBare = tellers.flatMap((file, at) => (wholeFiles.test(file) ? (told[at]?.bare ?? []) : []));

const shown = new Set([...[...sources, ...told].flatMap(({ texts }) => texts), ...textsFromElsewhere]);

const files = globSync('{web/src,shared}/languages/de/*.json').sort();
const lines = files.flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
);
const german = new Map(lines);

/** Strings that sentences of the coach insert: measures, meals and whole answers of a list. */
const inserted = coachParts((key) => german.has(key));

/** Returns the parts that must exist in every language: placeholders and tags. */
const partsOf = (text: string): string[] => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort();

describe('The translation catalogs', () => {
  it('the translation catalogs contain every displayed text: no text exists only in the code', () => {
    expect([...sources.flatMap(({ bare }) => bare), ...toldBare]).toEqual([]);
  });

  it('displayed texts contain curly apostrophes, except in labels that the requirements quote', () => {
    const quoted = /^(?:Passwords don't match|I'm sorry, I(?:'m having trouble| couldn't process).*)$/;
    expect([...shown].filter((text) => /\p{L}'\p{L}|s' /u.test(text) && !quoted.test(text))).toEqual([]);
  });

  it('the translation catalogs contain each text in German', () => {
    expect([...shown].filter((text) => !german.has(text))).toEqual([]);
  });

  it('the translation catalogs use the same placeholders and tags in each language', () => {
    const odd = lines.filter(([text, other]) => String(partsOf(text)) !== String(partsOf(other)));
    expect(odd).toEqual([]);
  });

  it('the translation catalogs contain no duplicate and no unused text', () => {
    expect(lines.length).toBe(german.size);
    const used = new Set([...shown, ...inserted]);
    expect([...german.keys()].filter((text) => !used.has(text))).toEqual([]);
  });

  it('the translation catalogs contain no empty text', () => {
    expect(lines.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
