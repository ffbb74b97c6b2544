import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { importedLibraries } from './imported-libraries.ts';

const names = z.record(z.string(), z.string()).default({});

const locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  devDependencies: names,
});

/** Source: npm documentation, 'package-lock.json', lockfile version 3. */
const lockfile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), locked) });

/** A package at its location in the npm tree, e.g. `node_modules/a/node_modules/b`. */
export interface ShippedPackage {
  path: string;
  name: string;
  version: string;
  integrity: string | null;
  /** The license as its author wrote it, usually an SPDX identifier. */
  licence: string | null;
  /** Locations of its dependencies. */
  needs: string[];
}

const FOLDER = 'node_modules/';

/** Returns the location of a dependency: in the package's own folder, or in one of its ancestors. */
const placeOf = (packages: Record<string, unknown>, from: string, name: string): string | null => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const place = join(folder, FOLDER, name);
    if (place in packages) return place;
    if (folder === '') return null;
  }
};

/**
 * Returns the shipped packages: the libraries that functions and pages import and their dependencies, in the versions
 * of
 * the lockfile.
 * @param root folder of the project
 */
export const shippedPackages = (root: string): ShippedPackage[] => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const own = packages['']!;
  const declared = { ...own.dependencies, ...own.devDependencies };
  const waiting = [
    ...Object.keys(own.dependencies),
    ...importedLibraries(root).filter((name) => name in declared),
  ].map((name) => FOLDER + name);
  const found = new Map<string, ShippedPackage>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const { version = '', integrity = null, license = null, ...of } = packages[path]!;
    // Peer and optional dependencies can be missing.
    const wanted = { ...of.dependencies, ...of.optionalDependencies, ...of.peerDependencies };
    const needs = Object.keys(wanted).flatMap((name) => placeOf(packages, path, name) ?? []);
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    found.set(path, { path, name, version, integrity, licence: license, needs });
    waiting.push(...needs);
  }
  return [...found.values()].sort((one, other) => one.path.localeCompare(other.path, 'en'));
};
