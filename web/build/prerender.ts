import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { languageNames } from '../../shared/language/languages.ts';
import { withFirstFrame } from './first-frame.ts';
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

/** Loads a server bundle, a fresh copy each time. Its folder is inside the project so that React can be resolved. */
const load = async <T>(chunks: Rolldown.OutputChunk[], root: string): Promise<T> => {
  const folder = mkdtempSync(join(root, 'dist', '.render-'));
  try {
    for (const { fileName, code } of chunks) {
      mkdirSync(dirname(join(folder, fileName)), { recursive: true });
      writeFileSync(join(folder, fileName), code);
    }
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('The build to render has no entry.');
    return (await import(pathToFileURL(join(folder, entry.fileName)).href)) as T;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Files of `public` that the app's page requests. */
const PUBLIC_FILES = ['theme.js', 'first-frame.js', 'favicon.svg', 'app.webmanifest'];

/** Removes comments on lines of their own, which every first visit would load. */
const withoutComments = (code: string): string => code.replaceAll(/^\s*\/\/.*\n/gm, '');

/** Returns a file of `public` as it is served, and writes it to the build folder if it differs. */
const publicFile = (root: string, name: string): Buffer => {
  const file = readFileSync(join(root, 'public', name));
  if (!name.endsWith('.js')) return file;
  const script = Buffer.from(withoutComments(String(file)));
  writeFileSync(join(root, 'dist', name), script);
  return script;
};

const buildWorker = async (
  builder: ViteBuilder,
  root: string,
  client: Rolldown.RolldownOutput['output'],
  page: string,
): Promise<void> => {
  const [worker] = await outputOf(builder, 'worker');
  const publicFiles = PUBLIC_FILES.map((name) => [name, publicFile(root, name)] as const);
  const files = appFilesOf(client, { ...Object.fromEntries(publicFiles), 'app.html': Buffer.from(page) });
  writeFileSync(join(root, 'dist', worker.fileName), withAppFiles(worker.code, files));
};

/** Exports of `web/src/app/first-frame/render.tsx`. */
interface FrameRenderer {
  renderTemplates: () => Record<string, string>;
}

/** Returns the scripts and styles that the dashboard loads after the app's start. */
const filesAfterStart = (client: Rolldown.RolldownOutput['output']): string[] => {
  const chunks = new Map(client.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) take(chunks.get(name));
  };
  take([...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith('/dashboard-page.tsx')));
  return [...found].map((name) => `/${name}`);
};

/** Adds the dashboard's first frame in every language to the app's page, and returns the page. */
const addFirstFrame = async (
  builder: ViteBuilder,
  root: string,
  client: Rolldown.RolldownOutput['output'],
): Promise<string> => {
  const page = client.find(({ fileName }) => fileName === 'app.html');
  if (!page || isChunk(page)) throw new Error('The build has no app.html.');
  const chunks = (await outputOf(builder, 'firstFrame')).filter(isChunk);
  const templates = [];
  for (const language of languageNames) {
    // The texts are those of the browser's language.
    Object.defineProperty(globalThis, 'navigator', { value: { languages: [language] }, configurable: true });
    const { renderTemplates } = await load<FrameRenderer>(chunks, root);
    for (const [name, markup] of Object.entries(renderTemplates()))
      templates.push({ name, language, markup });
  }
  const html = withFirstFrame(String(page.source), templates, filesAfterStart(client));
  writeFileSync(join(root, 'dist', page.fileName), html);
  return html;
};

/**
 * Builds the app, its service worker and the public site into one folder. The public pages are prerendered to HTML and
 * contain no app code.
 * @param root folder of the web sources; the output is in `dist` below it
 */
export const buildWithPublicPages = async (builder: ViteBuilder, root: string): Promise<void> => {
  const client = await outputOf(builder, 'client');
  await buildWorker(builder, root, client, await addFirstFrame(builder, root, client));
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
  const { renderSite } = await load<Renderer>(site.filter(isChunk), root);
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
