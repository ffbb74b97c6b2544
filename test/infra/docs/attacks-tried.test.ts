import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/attacks-tried.md', 'utf8');

/** Matches direct calls of a model: a provider's client, one of the two helpers, or the browser's own model. */
const ASKS = /\bstructuredAnswer\(model,|\bstreamRound\(|LanguageModel\.create\(|\.prompt\(/;

const callers = globSync('{functions,web/src}/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('functions/platform/ai/') && ASKS.test(readFileSync(file, 'utf8')))
  .sort();

const listed = [...page.matchAll(/^\| `((?:functions|web)\/[\w./-]+)`/gm)]
  .map(([, path = '']) => path)
  .sort();

describe('The page on attacks', () => {
  it('the page on attacks lists every model call with its input and the limits of its answer', () => {
    expect(listed).toEqual(callers);
    expect(callers.length).toBeGreaterThanOrEqual(5);
  });

  it('the page on attacks names a test in every line of its tables', () => {
    const bare = page
      .split('\n')
      .filter((line) => /^\| (?!-|Attack|Call)/.test(line) && !line.includes('`test/'));
    expect(bare).toEqual([]);
  });
});
