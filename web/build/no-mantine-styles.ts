import type { Plugin } from 'vite';

/**
 * Leaves out what Mantine writes style elements with: the theme provider turns both off, the content security policy
 * forbids them, and the code would be 2 KB of every page's first load.
 */
export const noMantineStyles: Plugin = {
  name: 'no-mantine-styles',
  apply: 'build',
  load: {
    filter: {
      id: /@mantine\/core\/esm\/core\/MantineProvider\/(\w+)\/(MantineCssVariables|MantineClasses)\.mjs$/,
    },
    handler: (id) => `export const ${/(\w+)\.mjs$/.exec(id)?.[1] ?? ''} = () => null;`,
  },
};
