import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORTED = /(?:\bfrom |\bimport\(|^import )'((?:#web\/|\.)[^']*)'/gm;

/** The part of web/ that a file belongs to: a feature, `ui`, `lib`, `app` or a folder beside `src`. */
const partOf = (file: string): string =>
  /^web\/src\/(features\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? file.split('/').slice(0, 2).join('/');

const targetOf = (file: string, specifier: string): string =>
  specifier.startsWith('#web/')
    ? specifier.replace('#web/', 'web/src/')
    : posix.join(posix.dirname(file), specifier);

/** Says why `file` may not import `specifier`, or returns null. */
const faultOf = (file: string, specifier: string): string | null => {
  const target = targetOf(file, specifier);
  if (!target.startsWith('web/src/')) return null;
  const [from, to] = [partOf(file), partOf(target)];
  if (from === to) return specifier.startsWith('.') ? null : 'imports its own part by alias';
  if (!specifier.startsWith('#')) return 'imports another part by a relative path';
  if (from === 'ui')
    return target.startsWith('web/src/lib/language/') ? null : 'ui/ knows design and language only';
  if (from === 'lib') return to === 'ui' || to === 'languages' ? null : 'lib/ holds technical code only';
  if (!from.startsWith('features/')) return null;
  if (to === 'app') return 'a feature imports the app';
  return to.startsWith('features/') && !/^web\/src\/features\/[^/]+\/public\.ts$/.test(target)
    ? 'a feature imports more than the public.ts of another'
    : null;
};

const faultsOf = (file: string, code: string): string[] =>
  [...code.matchAll(IMPORTED)].flatMap(([, specifier = '']) => {
    const fault = faultOf(file, specifier);
    return fault === null ? [] : [`${file}: ${specifier}: ${fault}`];
  });

describe('The modules of web/', () => {
  it('the modules of web/ import each other only through public.ts, #web/lib and #web/ui', () => {
    const files = globSync('web/{src,site,sw,build}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['web/src/features/diary/a.ts', '#web/features/billing/checkout/open-stripe.ts'],
    ['web/src/features/diary/a.ts', '../billing/public.ts'],
    ['web/src/features/diary/a.ts', '#web/features/diary/b.ts'],
    ['web/src/features/diary/a.ts', '#web/app/router.tsx'],
    ['web/src/ui/charts/a.tsx', '#web/lib/api/call.ts'],
    ['web/src/ui/charts/a.tsx', '#web/features/foods/public.ts'],
    ['web/src/lib/api/a.ts', '#web/features/billing/public.ts'],
  ])('the modules of web/ cause an error when %s imports %s', (file, specifier) => {
    expect(faultsOf(file, `import { planted } from '${specifier}';\n`)).toHaveLength(1);
  });

  it('the modules of web/ hold at most 25 code files per folder', () => {
    const sizes = Map.groupBy(globSync('web/**/*.{ts,tsx}', { exclude: ['web/dist/**'] }), posix.dirname);
    expect([...sizes].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([]);
  });
});
