import type { ImportSource } from './schema.ts';

/** Names of the trackers. */
export const sourceNames: Readonly<Record<ImportSource, string>> = {
  myfitnesspal: 'MyFitnessPal',
  cronometer: 'Cronometer',
  loseit: 'Lose It!',
  macrofactor: 'MacroFactor',
  fatsecret: 'FatSecret',
  'samsung-health': 'Samsung Health',
  'apple-health': 'Apple Health',
  platewise: 'Platewise',
};
