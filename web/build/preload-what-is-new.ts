import type { Plugin } from 'vite';

/** Returns the scripts that are loaded once a chunk runs: the chunk itself and its imports, recursively. */
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
 * Shortens the preload lists of dynamic imports. Each list names every script of the chunk that is imported later;
 * entries for scripts that are already loaded fetch nothing, but make up a tenth of a small chunk, so they are removed.
 */
export const preloadWhatIsNew = () => {
  const imports = new Map<string, readonly string[]>();
  const entries: string[] = [];
  const others = new Set<string>();
  const known = new Map<string, ReadonlySet<string>>();

  const knownTo = (host: string): ReadonlySet<string> => {
    const scripts =
      known.get(host) ??
      [host, ...(others.has(host) ? [] : entries)].reduce(
        (seen, name) => scriptsWith(name, imports, seen),
        new Set<string>(),
      );
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
          if (output.facadeModuleId?.endsWith('/app.html')) entries.push(output.fileName);
          // Other pages start with their own script, and load the app later.
          else if (output.isEntry) others.add(output.fileName);
        }
      },
    },
  };
  return {
    plugin,
    /** Returns the scripts that the chunk `host` still has to fetch. */
    of: (scripts: string[], host: string): string[] => scripts.filter((name) => !knownTo(host).has(name)),
  };
};
