import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processOptions } from '#infra/local/options.ts';
import { buildSite, chunkReportOf } from '#infra/local/template/build-site.ts';
import type { ReportedChunk } from '../../web/build/chunk-report.ts';

export interface BuiltChunk extends ReportedChunk {
  code: string;
}

/** Returns the app's chunks by file name, and a reader of the built files. Builds the site if it is outdated. */
export const readBuiltSite = async () => {
  const { root, searchPath } = processOptions();
  const dist = await buildSite({ root, searchPath, say: console.log, signal: new AbortController().signal });
  const read = (file: string): Buffer => readFileSync(join(dist, file));
  const reported = JSON.parse(readFileSync(chunkReportOf(root), 'utf8')) as ReportedChunk[];
  const chunks = new Map(
    reported.map((chunk): [string, BuiltChunk] => [
      chunk.fileName,
      { ...chunk, code: String(read(chunk.fileName)) },
    ]),
  );
  return { chunks, read, files: globSync('**/*.*', { cwd: dist }) };
};
