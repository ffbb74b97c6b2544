import { globSync, readFileSync } from 'node:fs';

/**
 * Prints the regular expressions that code puts together when it is loaded, as JSON: they stand nowhere as literals.
 * Run by a process of its own, which records what is made.
 */
const made: { file: string; source: string; flags: string }[] = [];
const Plain = RegExp;
const Recording = new Proxy(Plain, {
  construct: (target, [pattern, flags]: [string | RegExp, string?]) => {
    const one = new target(pattern, flags);
    // What libraries make is theirs: the line that asked is looked at alone.
    const asked = new Error().stack
      ?.split('\n')
      .find((line) => /:\d+:\d+/.test(line) && !line.includes('print-made'));
    const [, file] =
      /^(?!.*node_modules).*\/((?:shared|functions)\/[\w/.-]+\.ts):\d+/.exec(asked ?? '') ?? [];
    if (file) made.push({ file, source: one.source, flags: one.flags });
    return one;
  },
});
Object.assign(globalThis, { RegExp: Recording });

const files = globSync('{shared,functions}/**/*.ts').filter((file) =>
  /new RegExp\(/.test(readFileSync(file, 'utf8')),
);
for (const file of files) await import(new URL(`../../../${file}`, import.meta.url).href);
process.stdout.write(JSON.stringify(made));
