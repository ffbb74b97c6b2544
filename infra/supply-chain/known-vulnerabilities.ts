import type { ShippedPackage } from './shipped-packages.ts';

/** A vulnerability in a library, and the version that fixed it. */
interface Hole {
  name: string;
  /** ID in the National Vulnerability Database or GitHub's. */
  id: string;
  fixedIn: string;
}

/**
 * Known vulnerabilities in shipped libraries, collected from public records until September 2026; most are high or
 * critical. `audit.ts` requests the complete list from the registry; this check works offline.
 */
const holes: readonly Hole[] = [
  { name: 'ansi-regex', id: 'CVE-2021-3807', fixedIn: '5.0.1' },
  { name: 'bn.js', id: 'CVE-2026-2739', fixedIn: '4.12.3' },
  { name: 'fast-xml-builder', id: 'CVE-2026-44665', fixedIn: '1.1.7' },
  { name: 'fast-xml-parser', id: 'CVE-2026-25896', fixedIn: '5.3.5' },
  { name: 'fast-xml-parser', id: 'CVE-2026-73569', fixedIn: '5.11.1' },
  { name: 'fflate', id: 'CVE-2026-45820', fixedIn: '0.8.3' },
  { name: 'js-cookie', id: 'CVE-2026-46625', fixedIn: '3.0.7' },
  { name: 'jws', id: 'CVE-2025-65945', fixedIn: '4.0.1' },
  { name: 'lodash', id: 'CVE-2026-4800', fixedIn: '4.18.0' },
  { name: 'minimist', id: 'CVE-2021-44906', fixedIn: '1.2.6' },
  { name: 'react-router', id: 'CVE-2026-55685', fixedIn: '7.18.0' },
  { name: 'react-router', id: 'GHSA-qwww-vcr4-c8h2', fixedIn: '7.18.2' },
  { name: 'undici', id: 'CVE-2026-13697', fixedIn: '8.9.0' },
  { name: 'ws', id: 'CVE-2026-48779', fixedIn: '8.21.0' },
  { name: 'y18n', id: 'CVE-2020-7774', fixedIn: '4.0.1' },
];

/** Compares versions numerically: 8.9.0 is before 8.12.4. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** Returns the known vulnerabilities in packages as readable lines: `ws 8.20.1: CVE-2026-48779, ended by 8.21.0`. */
export const knownVulnerabilitiesIn = (
  packages: readonly Pick<ShippedPackage, 'name' | 'version'>[],
): string[] =>
  packages.flatMap(({ name, version }) =>
    holes
      .filter((hole) => hole.name === name && compare(version, hole.fixedIn) < 0)
      .map(({ id, fixedIn }) => `${name} ${version}: ${id}, ended by ${fixedIn}`),
  );

/** Names of the libraries with known vulnerabilities. */
export const librariesWithHoles: readonly string[] = [...new Set(holes.map(({ name }) => name))];
