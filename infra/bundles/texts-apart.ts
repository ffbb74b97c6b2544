import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { type Json, moveTexts } from './move-texts.ts';

/** Name of the file next to a function's code that contains its long texts. */
export const TEXTS_FILE = 'texts.data';

const MODULE = 'platewise:texts';

/** Folders of code that consists mostly of word lists and answers. What every request needs is elsewhere. */
const SOURCES =
  /^shared[\\/](?:business-agents[\\/]sdr[\\/]messages|coach|diet|facts|languages|nutrition|safety)[\\/](?!(?:schema|routes)\.ts)/;

/** Opens the file next to the chunk that this module is bundled into. */
const reader = `import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
let texts;
const open = () =>
  JSON.parse(brotliDecompressSync(readFileSync(new URL('./${TEXTS_FILE}', import.meta.url))).toString('utf8'));
export const $text = (number) => (texts ??= open())[number];
export const $regex = (number, flags) => new RegExp($text(number), flags);`;

const compressed = (values: readonly Json[]): Buffer => {
  const text = JSON.stringify(values);
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
};

/**
 * Moves long texts and word lists of the product's code into a compressed file next to the code (decision 0064). Sources
 * that run without a bundler keep them.
 * @param folders folders below the output folder that get the file
 */
export const textsApart = (outdir: string, folders: readonly string[]): Plugin => ({
  name: 'texts-apart',
  setup: (build) => {
    const values: { value: Json; module: string }[] = [];
    const root = build.initialOptions.absWorkingDir ?? process.cwd();
    build.onResolve({ filter: new RegExp(`^${MODULE}$`) }, () => ({
      path: MODULE,
      namespace: 'texts',
      sideEffects: false,
    }));
    build.onLoad({ filter: /./, namespace: 'texts' }, () => ({ contents: reader }));
    build.onLoad({ filter: /\.(?:ts|json)$/, namespace: 'file' }, ({ path }) => {
      const module = relative(root, path);
      if (!SOURCES.test(module)) return undefined;
      const source = readFileSync(path, 'utf8');
      const keep = (value: Json): number => values.push({ value, module }) - 1;
      const code = path.endsWith('.json')
        ? `export default /* @__PURE__ */$text(${keep(JSON.parse(source) as Json)});`
        : moveTexts(path, source, keep);
      const loader = path.endsWith('.json') ? 'js' : 'ts';
      const imports = code === source ? '' : `import { $text, $regex } from '${MODULE}';`;
      return { contents: imports + code, loader };
    });
    build.onEnd(({ metafile, outputFiles }) => {
      const used = new Set(
        Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
          Object.entries(inputs).flatMap(([name, { bytesInOutput }]) => (bytesInOutput > 0 ? [name] : [])),
        ),
      );
      const contents = compressed(values.map(({ value, module }) => (used.has(module) ? value : '')));
      for (const folder of folders) {
        const path = join(outdir, folder, TEXTS_FILE);
        if (metafile)
          metafile.outputs[relative(root, path)] = {
            bytes: contents.length,
            inputs: {},
            imports: [],
            exports: [],
          };
        if (build.initialOptions.write === false) outputFiles?.push({ path, contents, hash: '', text: '' });
        else {
          mkdirSync(join(outdir, folder), { recursive: true });
          writeFileSync(path, contents);
        }
      }
    });
  },
});
