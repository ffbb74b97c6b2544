import type { Plugin } from 'vite';

/** The scripts that are there once a chunk runs: itself, what it imports, and all of that again. */
const scriptsWith = (
  name: string,
  imports: ReadonlyMap<string, readonly string[]>,
  seen = new Set<string>(),
) => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of imports.get(name) ?? []) scriptsWith(imported, imports, seen);
  return seen;
};

/**
 * A chunk names the scripts that are fetched together with each chunk that it loads later. Names of those that are
 * there already fetch nothing, and are a tenth of a small chunk: they are left out.
 */
export const preloadWhatIsNew = () => {
  const imports = new Map<string, readonly string[]>();
  const entries: string[] = [];
  const known = new Map<string, ReadonlySet<string>>();

  const knownTo = (host: string): ReadonlySet<string> => {
    const scripts =
      known.get(host) ??
      [host, ...entries].reduce((seen, name) => scriptsWith(name, imports, seen), new Set<string>());
    known.set(host, scripts);
    return scripts;
  };

  const plugin: Plugin = {
    name: 'preload-what-is-new',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          imports.set(output.fileName, output.imports);
          // The app's own: pages without it begin with a script of theirs.
          if (output.facadeModuleId?.endsWith('.html')) entries.push(output.fileName);
        }
      },
    },
  };
  return {
    plugin,
    /** What of `scripts` the chunk `host` has to fetch. */
    of: (scripts: string[], host: string): string[] => scripts.filter((name) => !knownTo(host).has(name)),
  };
};
