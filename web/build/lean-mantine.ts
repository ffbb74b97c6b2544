import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const inMantine =
  /@mantine\/core\/esm\/(?:core\/MantineProvider|components\/(?:Button|ActionIcon|Transition))\//;

const replacements: readonly (readonly [file: RegExp, code: string])[] = [
  // The theme provider turns off style elements, which the content security policy forbids.
  [/MantineCssVariables\.mjs$/, 'export const MantineCssVariables = () => null;'],
  [/MantineClasses\.mjs$/, 'export const MantineClasses = () => null;'],
  // The theme has its own colors of variants (`ui/theme/variant-colors.ts`).
  [/default-variant-colors-resolver\.mjs$/, 'export const defaultVariantColorsResolver = () => ({});'],
  // Properties of the buttons: no screen groups buttons.
  [/\/ButtonGroup\.mjs$/, 'export const ButtonGroup = undefined;'],
  [/\/ButtonGroupSection\.mjs$/, 'export const ButtonGroupSection = undefined;'],
  [/\/ActionIconGroup\.mjs$/, 'export const ActionIconGroup = undefined;'],
  [/\/ActionIconGroupSection\.mjs$/, 'export const ActionIconGroupSection = undefined;'],
];

/** Tables of which only some entries are used, with the names of these. */
const tables: readonly (readonly [file: RegExp, name: string, used: ReadonlySet<string>])[] = [
  [
    /\/transitions\.mjs$/,
    'transitions',
    new Set(['fade', 'fade-down', 'pop', 'pop-top-right', 'slide-down']),
  ],
  // Colors are variables of our own; Mantine itself refers to these palettes.
  [/\/default-colors\.mjs$/, 'DEFAULT_COLORS', new Set(['dark', 'gray', 'red', 'blue'])],
];

/** Returns Mantine's module with the used entries of its table only; undefined for other modules. */
const leanTable = async (id: string): Promise<string | undefined> => {
  const table = tables.find(([file]) => file.test(id));
  if (!table) return undefined;
  const [, name, used] = table;
  const module = (await import(pathToFileURL(id).href)) as Record<string, Record<string, unknown>>;
  const entries = Object.entries(module[name] ?? {}).filter(([key]) => used.has(key));
  if (entries.length !== used.size) throw new Error(`Mantine's ${name} has changed: see lean-mantine.ts.`);
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))};`;
};

/** Removes code of Mantine that no page uses from every first load. */
export const leanMantine: Plugin = {
  name: 'lean-mantine',
  apply: 'build',
  load: {
    filter: { id: inMantine },
    handler: async (id) => replacements.find(([file]) => file.test(id))?.[1] ?? leanTable(id),
  },
};
