import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')];

/** Matches a project file or folder in a code span, e.g. `infra/stages.ts`; no patterns or placeholders. */
const NAMED = /`((?:test|functions|infra|shared|web|docs)\/[\w./-]+)`/g;

const namedIn = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(NAMED)].map(([, path = '']) => path);

describe('The files that the documents name', () => {
  it('named files exist, including every test that is named as a proof', () => {
    const missing = pages.flatMap((page) =>
      namedIn(page)
        .filter(
          (path) => !existsSync(path) && !existsSync(`${path}.test.ts`) && !existsSync(`${path}.journey.ts`),
        )
        .map((path) => `${page}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('named files produce an error when one is missing', () => {
    expect([...'See `test/nowhere/at-all.test.ts`.'.matchAll(NAMED)].map(([, path]) => path)).toEqual([
      'test/nowhere/at-all.test.ts',
    ]);
    expect(pages.flatMap(namedIn).length).toBeGreaterThan(30);
  });
});
