import { writeFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** A chunk of the built app, without its code. */
export type ReportedChunk = Pick<
  Chunk,
  'type' | 'fileName' | 'isEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports'
> & {
  /** Files of its modules. */
  modules: string[];
  /** Style sheets that are loaded with it. */
  styles: string[];
};

const reported = (chunk: Chunk): ReportedChunk => ({
  type: chunk.type,
  fileName: chunk.fileName,
  isEntry: chunk.isEntry,
  facadeModuleId: chunk.facadeModuleId,
  imports: chunk.imports,
  dynamicImports: chunk.dynamicImports,
  modules: Object.keys(chunk.modules),
  styles: [...(chunk.viteMetadata?.importedCss ?? [])],
});

/** Writes what the chunks of the app consist of to a file, so that the tests can check it without another build. */
export const chunkReport = (file: string | undefined): Plugin => ({
  name: 'chunk-report',
  applyToEnvironment: ({ name }) => file !== undefined && name === 'client',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    if (file !== undefined) writeFileSync(file, JSON.stringify(chunks.map(reported)));
  },
});
