import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';

const IMPORTED =
  /^(?:(?:import|export|\})[^'\n]* from |import )'([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm;

/** E.g. `@mantine/core` of `@mantine/core/styles.css`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Libraries that the code of functions and pages imports, in order: what people run, whatever the package file
 * calls it. The web's libraries are bundled at build and stand among those of development there.
 * @param root folder of the project
 */
export const importedLibraries = (root: string): string[] => {
  const files = globSync('{functions,shared,web/src,web/site,web/sw}/**/*.{ts,tsx}', { cwd: root });
  const names = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(IMPORTED)].map(
      ([, still, lazy]) => still ?? lazy ?? '',
    ),
  );
  return [
    ...new Set(names.filter((name) => !isBuiltin(name) && !name.startsWith('virtual:')).map(packageOf)),
  ].sort();
};
