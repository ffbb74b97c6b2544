import { globSync, readFileSync } from 'node:fs';

/**
 * Prints the regular expressions that code composes when it is loaded, as JSON. They do not exist as literals. Runs in
 * a
 * separate process, which records them.
 */
const made: { file: string; source: string; flags: string }[] = [];
const Plain = RegExp;
const Recording = new Proxy(Plain, {
  construct: (target, [pattern, flags]: [string | RegExp, string?]) => {
    const one = new target(pattern, flags);
    // Only the direct caller counts, because expressions of libraries are not ours.
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
