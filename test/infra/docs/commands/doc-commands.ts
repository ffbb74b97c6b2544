import { globSync, readFileSync } from 'node:fs';

export const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];

interface Command {
  page: string;
  /** One command on one line, without its comment. */
  line: string;
  /** The reason why the command cannot be executed here. */
  needs: string | undefined;
}

/** Joins continued lines and removes comments and indentation. */
const linesOf = (block: string): string[] =>
  block
    .replaceAll(/\\\n\s*/g, '')
    .split(/\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');

/** Returns the commands of the shell blocks on a page. */
export const commandsIn = (page: string): Command[] =>
  [
    ...readFileSync(page, 'utf8').matchAll(/(?:<!-- needs (\w+) -->\s*)?^ *```sh\n([\s\S]*?)^ *```/gm),
  ].flatMap(([, needs, block = '']) => linesOf(block).map((line) => ({ page, line, needs })));

/** Returns commands in table cells and code spans, e.g. `npm run bench -- day`. */
export const inlineIn = (page: string): Command[] =>
  [
    ...readFileSync(page, 'utf8').matchAll(
      /`((?:[A-Z_]+=\S+ )*(?:npm (?:run|start|test)|node|aws\s+[a-z-]+\s+[a-z-]+) ?[^`]*)`/g,
    ),
  ].map(([, line = '']) => ({ page, line: line.replaceAll(/\s+/g, ' ').trim(), needs: undefined }));

/** Returns the program that a command starts. */
export const programOf = (line: string): string => line.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(' ')[0] ?? '';
