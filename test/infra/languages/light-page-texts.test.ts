import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textsOf } from '#test/support/texts-in-code.ts';
import { importsOfFile } from '../structure/import-graph.ts';

/** Types and code that loads later: neither is part of the light page. */
const notLoaded = /^(?:import|export) type [^;]*;|\bimport\([^)]*\)/gm;

/** Returns a file and everything it imports before it runs, except through a `public.ts`, which loads only what is used. */
const filesLoadedWith = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !/(?<!public)\.tsx?$/.test(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(notLoaded, '');
  for (const { to } of importsOfFile(file, code)) filesLoadedWith(to, seen);
  return seen;
};

const textsIn = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

it('the catalog of the light page contains exactly the texts of the auth and reset forms that it shows', () => {
  const files = filesLoadedWith('web/src/light.tsx');
  // The forms show it through a `public.ts`.
  filesLoadedWith('web/src/features/passwords/strength-meter.tsx', files);
  const shown = new Set([...files].flatMap((file) => textsOf(file).texts));
  const own = textsIn('web/src/languages/de/light.json');
  const withServer = textsIn('shared/languages/de/common.json');
  expect(shown.size).toBeGreaterThan(30);
  expect([...shown].filter((text) => ![...own, ...withServer].includes(text))).toEqual([]);
  expect(own.filter((text) => !shown.has(text))).toEqual([]);
});
