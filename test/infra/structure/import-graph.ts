import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** An import of one project file by another, type-only imports included. */
export interface ImportEdge {
  from: string;
  to: string;
}

const aliases: Record<string, string> = {
  '#shared/': 'shared/',
  '#functions/': 'functions/',
  '#infra/': 'infra/',
  '#web/': 'web/src/',
  '#test/': 'test/',
};

const specifiers = /^(?:import|export)\b[^;'"`]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** Returns the project path that an import specifier leads to, or null for a package. */
const pathOfImport = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const alias = Object.keys(aliases).find((each) => specifier.startsWith(each));
  return alias === undefined ? null : `${aliases[alias]}${specifier.slice(alias.length)}`;
};

/** Returns the imports of one file of the project. */
export const importsOfFile = (from: string, code: string): ImportEdge[] =>
  [...code.matchAll(specifiers)].flatMap(([, named, bare, dynamic]) => {
    const to = pathOfImport(from, (named ?? bare ?? dynamic)!);
    return to === null ? [] : [{ from, to }];
  });

/** Returns all imports in the TypeScript files below a folder, e.g. `functions`. */
export const importsBelow = (folder: string): ImportEdge[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { exclude: (name) => name === 'node_modules' || name === 'dist' })
    .sort()
    .flatMap((path) => importsOfFile(path, readFileSync(path, 'utf8')));

/** Returns one import cycle per group of files that import each other, as the list of its files. */
export const importCycles = (edges: readonly ImportEdge[]): string[][] => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) cycles.push(path.slice(start));
    if (start !== -1 || finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
};

/** Returns the feature that a file belongs to, or null for a file of no feature. */
export type FeatureOf = (path: string) => string | null;

/** Returns the imports that reach into another feature instead of using its `public.ts`. */
export const boundaryViolations = (edges: readonly ImportEdge[], featureOf: FeatureOf): ImportEdge[] =>
  edges.filter(({ from, to }) => {
    const owner = featureOf(to);
    return owner !== null && owner !== featureOf(from) && posix.basename(to) !== 'public.ts';
  });
