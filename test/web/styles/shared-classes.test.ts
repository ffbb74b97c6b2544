import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const defined = new Set(
  ['web/src/styles/layout.css', 'web/src/styles/shared.css', 'web/site/styles/site.css'].flatMap((file) =>
    [
      ...(readFileSync(file, 'utf8').split('@layer shared')[1] ?? '').matchAll(/\.([a-z]\w+)(?=[\s,)])/gi),
    ].map(([, name = '']) => name),
  ),
);

const composed = globSync('web/{src,site}/**/*.module.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/composes: ([\w\s]+) from global/g)].flatMap(([, names = '']) =>
    names.split(/\s+/).map((name) => ({ file, name })),
  ),
);

describe('Shared classes', () => {
  it('shared classes are defined wherever a module composes them', () => {
    expect(composed).not.toEqual([]);
    expect(composed.filter(({ name }) => !defined.has(name))).toEqual([]);
  });
});
