import { writeFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** A chunk of the built app, without its code. */
export type ReportedChunk = Pick<
  Chunk,
  'fileName' | 'isEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports'
> & {
  /** Files of its modules. */
  modules: string[];
  /** Style sheets that are loaded with it. */
  styles: string[];
};

const reported = (chunk: Chunk): ReportedChunk => ({
  fileName: chunk.fileName,
  isEntry: chunk.isEntry,
  facadeModuleId: chunk.facadeModuleId,
  imports: chunk.imports,
  dynamicImports: chunk.dynamicImports,
  modules: Object.keys(chunk.modules),
  styles: [...(chunk.viteMetadata?.importedCss ?? [])],
});

/** Writes the modules, imports and styles of the app's chunks to a file, so that tests need no build of their own. */
export const chunkReport = (file: string | undefined): Plugin | false =>
  file !== undefined && {
    name: 'chunk-report',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as Chunk[];
      writeFileSync(file, JSON.stringify(chunks.map(reported)));
    },
  };
