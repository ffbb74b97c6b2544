import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { appFilesOf, withAppFiles } from './service-worker.ts';

/**
 * Build output that the prerendered pages refer to: the addresses of their script, their style and the fonts of the
 * first view.
 */
export interface BuiltAssets {
  script: string;
  /** Script that reads meals on the front page, loaded with the first use of its field. */
  livePlate: string;
  styles: string[];
  fonts: string[];
}

/** Exports of `web/site/render.tsx`: every file of the public site by its name in the build folder. */
interface Renderer {
  renderSite: (assets: BuiltAssets) => Record<string, string>;
}

const outputOf = async (builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput['output']> => {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment "${name}".`);
  const built = await builder.build(environment);
  if (!('output' in built)) throw new Error(`The build of "${name}" gave no single output.`);
  return built.output;
};

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** Loads the server bundle. Its folder is inside the project so that React can be resolved. */
const load = async (chunks: Rolldown.OutputChunk[], root: string): Promise<Renderer> => {
  const folder = mkdtempSync(join(root, 'dist', '.render-'));
  try {
    for (const { fileName, code } of chunks) {
      mkdirSync(dirname(join(folder, fileName)), { recursive: true });
      writeFileSync(join(folder, fileName), code);
    }
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('The build of the public site has no entry.');
    return (await import(pathToFileURL(join(folder, entry.fileName)).href)) as Renderer;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Files of `public` that the app's page requests. */
const PUBLIC_FILES = ['theme.js', 'favicon.svg', 'app.webmanifest'];

const buildWorker = async (
  builder: ViteBuilder,
  root: string,
  client: Rolldown.RolldownOutput['output'],
): Promise<void> => {
  const [worker] = await outputOf(builder, 'worker');
  const publicFiles = PUBLIC_FILES.map((name) => [name, readFileSync(join(root, 'public', name))] as const);
  const files = appFilesOf(client, Object.fromEntries(publicFiles));
  writeFileSync(join(root, 'dist', worker.fileName), withAppFiles(worker.code, files));
};

/**
 * Builds the app, its service worker and the public site into one folder. The public pages are prerendered to HTML and
 * contain no app code.
 * @param root folder of the web sources; the output is in `dist` below it
 */
export const buildWithPublicPages = async (builder: ViteBuilder, root: string): Promise<void> => {
  const client = await outputOf(builder, 'client');
  await buildWorker(builder, root, client);
  const [livePlate] = await outputOf(builder, 'livePlate');
  const site = await outputOf(builder, 'site');
  const dist = join(root, 'dist');
  const assets = site.filter((file) => !isChunk(file));
  for (const { fileName, source } of assets) {
    mkdirSync(dirname(join(dist, fileName)), { recursive: true });
    writeFileSync(join(dist, fileName), source);
  }
  const script = client
    .filter(isChunk)
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith('/site/client/main.ts'));
  if (!script) throw new Error('The build has no script of the public site.');
  const named = (pattern: RegExp): string[] =>
    assets.filter(({ fileName }) => pattern.test(fileName)).map(({ fileName }) => `/${fileName}`);
  const { renderSite } = await load(site.filter(isChunk), root);
  const files = renderSite({
    script: `/${script.fileName}`,
    livePlate: `/${livePlate.fileName}`,
    styles: named(/\.css$/),
    fonts: named(/\.woff2$/),
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
};
