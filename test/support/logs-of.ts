import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns all log lines of a local product's functions.
 * @param dataDir the product's data folder
 * @param of prefix of the functions' names in the stack; defaults to all
 */
export const logsOf = (dataDir: string, of = ''): string[] =>
  readdirSync(join(dataDir, 'logs'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.startsWith(of))
    .flatMap((file) => readFileSync(join(file.parentPath, file.name), 'utf8').split('\n'));
