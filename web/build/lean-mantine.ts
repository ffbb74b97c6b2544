import type { Plugin } from 'vite';

const inMantine = /@mantine\/core\/esm\/(?:core\/MantineProvider|components\/(?:Button|ActionIcon))\//;

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

/** Removes code of Mantine that no page uses from every first load. */
export const leanMantine: Plugin = {
  name: 'lean-mantine',
  apply: 'build',
  load: {
    filter: { id: inMantine },
    handler: (id) => replacements.find(([file]) => file.test(id))?.[1],
  },
};
