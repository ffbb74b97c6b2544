import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { prebuildFoods } from '../../infra/foods/prebuild.ts';
import { BUILT_IN_FILE } from '../../shared/nutrition/prebuilt/layout.ts';

const TABLE = 'virtual:food-table';
const ENGINE = 'virtual:food-engine';

const worker = fileURLToPath(new URL('../src/features/foods/engine/engine.worker.ts', import.meta.url));

interface TableFile {
  fileName: string;
  source: Uint8Array;
  integrity: string;
}

let created: Promise<TableFile> | undefined;

/** Returns the built-in food table as a file of the site: compressed, because CDNs do not compress its type. */
export const foodTableFile = (): Promise<TableFile> =>
  (created ??= (async () => {
    const table = brotliDecompressSync(readFileSync(join(await prebuildFoods(), BUILT_IN_FILE)));
    const source = gzipSync(table, { level: 9 });
    const hash = createHash('sha256').update(source).digest();
    return {
      fileName: `assets/food-table-${hash.toString('hex').slice(0, 16)}.foods`,
      source,
      integrity: `sha256-${hash.toString('base64')}`,
    };
  })());

/** Adds the food table to the site, and a module with its address and its hash for the text engine. */
export const foodTable: Plugin = {
  name: 'food-table',
  resolveId: { filter: { id: new RegExp(`^${TABLE}$`) }, handler: () => `\0${TABLE}` },
  load: {
    filter: { id: new RegExp(`^\0${TABLE}$`) },
    handler: async () => {
      const { fileName, integrity } = await foodTableFile();
      return `export const tableUrl = '/${fileName}';\nexport const tableIntegrity = '${integrity}';\n`;
    },
  },
  generateBundle: {
    order: 'pre',
    async handler(_options, bundle) {
      const isApp = Object.values(bundle).some(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/app.html'),
      );
      if (isApp) this.emitFile({ type: 'asset', ...(await tableAsset()) });
    },
  },
};

const tableAsset = async (): Promise<Pick<TableFile, 'fileName' | 'source'>> => {
  const { fileName, source } = await foodTableFile();
  return { fileName, source };
};

/** Adds the web worker of the text engine to the site, and a module with the addresses of all files of the engine. */
export const foodEngine: Plugin = {
  name: 'food-engine',
  resolveId: { filter: { id: new RegExp(`^${ENGINE}$`) }, handler: () => `\0${ENGINE}` },
  load: {
    filter: { id: new RegExp(`^\0${ENGINE}$`) },
    handler: () =>
      `export { default as workerUrl } from '${worker}?worker&url';\nexport * from '${TABLE}';\n`,
  },
};
