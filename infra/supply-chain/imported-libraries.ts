import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';

const IMPORTED =
  /^(?:(?:import|export|\})[^'\n]* from |import )'([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm;

/** Returns the package of an import, e.g. `@mantine/core` for `@mantine/core/styles.css`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns the libraries that functions and pages import, sorted. These are the shipped ones; package.json lists the
 * web's
 * libraries as development dependencies because they are bundled.
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
