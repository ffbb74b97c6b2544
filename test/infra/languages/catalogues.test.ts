import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from '#test/support/texts-in-code.ts';
import { textsFromElsewhere } from '#test/support/texts-from-elsewhere.ts';

const sources = globSync('web/src/**/*.{ts,tsx}').sort().map(textsOf);
const shown = new Set([...sources.flatMap(({ texts }) => texts), ...textsFromElsewhere]);

const files = globSync('web/src/languages/de/*.json').sort();
const lines = files.flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
);
const german = new Map(lines);

/** What must stand in every language: places for values, and tags. */
const partsOf = (text: string): string[] => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort();

describe('the catalogues', () => {
  it('hold every text that is shown: none stands in the code alone', () => {
    expect(sources.flatMap(({ bare }) => bare)).toEqual([]);
  });

  it('have each text in German', () => {
    expect([...shown].filter((text) => !german.has(text))).toEqual([]);
  });

  it('have the same places and tags in each language', () => {
    const odd = lines.filter(([text, other]) => String(partsOf(text)) !== String(partsOf(other)));
    expect(odd).toEqual([]);
  });

  it('say nothing twice and nothing that is not shown', () => {
    expect(lines.length).toBe(german.size);
    expect([...german.keys()].filter((text) => !shown.has(text))).toEqual([]);
  });

  it('leave no text empty', () => {
    expect(lines.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
