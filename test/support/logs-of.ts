import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All lines that the functions of a copy of the product logged. @param dataDir where the copy keeps its data */
export const logsOf = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'logs'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .flatMap((file) => readFileSync(join(file.parentPath, file.name), 'utf8').split('\n'));
