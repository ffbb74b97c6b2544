import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

const MARK = 'APP_FILES_OF_THE_BUILD';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Pages and parts that need the server, or are large and rarely used. They are cached when they are first opened. */
const onlyOnline =
  /(auth|reset-password|api-docs|pricing|payment-\w+(-\w+)?|unsubscribe|plan-tomorrow|health-check|set-new-goal|ai-coach|voice-logger|voice-signed-out)-page|(voice|voice-logger|insights|referral|subscription)-tab|import-dialog|zxing-reader|report-dialog|recipe-ideas/;

const isChunk = (file: Output): file is Rolldown.OutputChunk => file.type === 'chunk';

/** Returns the app's entry chunk and every chunk that it imports statically or dynamically, except online-only ones. */
const chunksOfApp = (output: readonly Output[]): Rolldown.OutputChunk[] => {
  const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const take = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(chunk) || onlyOnline.test(chunk.facadeModuleId ?? '')) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) take(next);
  };
  for (const chunk of chunks.values()) if (chunk.facadeModuleId?.endsWith('/app.html')) take(chunk.fileName);
  return [...found];
};

const hashOf = (source: string | Uint8Array): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 16);

/**
 * Returns the files that the service worker precaches so that the app starts offline.
 * @param files files without a hash in their name: the app's page and what it requests from `public`
 */
export const appFilesOf = (output: readonly Output[], files: Readonly<Record<string, Uint8Array>>) => {
  const chunks = chunksOfApp(output);
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const fonts = output.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ fileName }) => fileName);
  return [
    ...[...new Set([...chunks.map(({ fileName }) => fileName), ...styles, ...fonts])].map((fileName) => ({
      url: `/${fileName}`,
      revision: null,
    })),
    ...Object.entries(files).map(([name, source]) => ({ url: `/${name}`, revision: hashOf(source) })),
  ];
};

/** Inserts the list of precached files into the built service worker. */
export const withAppFiles = (worker: string, files: ReturnType<typeof appFilesOf>): string => {
  if (!worker.includes(MARK)) throw new Error(`The service worker has no ${MARK}.`);
  return worker.replace(MARK, () => JSON.stringify(files));
};
