import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const defined = new Set(
  ['web/src/styles/layout.css', 'web/src/styles/shared.css', 'web/site/styles/site.css'].flatMap((file) =>
    [
      ...(readFileSync(file, 'utf8').split('@layer shared')[1] ?? '').matchAll(/\.([a-z]\w+)(?=[\s,)])/gi),
    ].map(([, name = '']) => name),
  ),
);

const modules = globSync('web/{src,site}/**/*.module.css').map((file) => ({
  file,
  css: readFileSync(file, 'utf8'),
}));

const composed = modules.flatMap(({ file, css }) =>
  [...css.matchAll(/composes: ([\w\s]+) from global/g)].flatMap(([, names = '']) =>
    names.split(/\s+/).map((name) => ({ file, name })),
  ),
);

describe('layout.css and shared.css', () => {
  it('shared classes are defined wherever a module composes them', () => {
    expect(composed).not.toEqual([]);
    expect(composed.filter(({ name }) => !defined.has(name))).toEqual([]);
  });

  it('Shared classes are not composed by a class that other classes compose, because Vite would drop them', () => {
    const bases = modules.flatMap(({ file, css }) =>
      [...css.matchAll(/composes: (\w+)(?: from '([^']+)')?;/g)].map(([, name = '', from]) => ({
        name,
        file: from === undefined ? file : join(dirname(file), from),
      })),
    );
    expect(bases).not.toEqual([]);
    const lost = bases.filter(({ name, file }) =>
      new RegExp(`^\\.${name} \\{\\s+composes: [^;]+ from global`, 'm').test(readFileSync(file, 'utf8')),
    );
    expect(lost).toEqual([]);
  });
});
