import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All lines that the functions of a copy of the product logged.
 * @param dataDir where the copy keeps its data
 * @param of functions whose name in the stack begins so; all where none is named
 */
export const logsOf = (dataDir: string, of = ''): string[] =>
  readdirSync(join(dataDir, 'logs'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.startsWith(of))
    .flatMap((file) => readFileSync(join(file.parentPath, file.name), 'utf8').split('\n'));
