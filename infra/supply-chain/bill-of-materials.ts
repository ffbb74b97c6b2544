import type { ShippedPackage } from './shipped-packages.ts';

const referenceOf = ({ name, version }: ShippedPackage): string => `${name}@${version}`;

/** Returns the package URL. Source: package-url specification, type `npm`. */
const addressOf = ({ name, version }: ShippedPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * Converts an integrity value such as `sha512-<base64>` to CycloneDX hashes. Source: W3C, Subresource Integrity, 3.1.
 */
const hashesOf = ({ integrity }: ShippedPackage) => {
  const [algorithm = '', digest = ''] = integrity?.split('-') ?? [];
  if (digest === '') return [];
  return [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }];
};

const licencesOf = ({ licence }: ShippedPackage) => {
  if (licence === null) return [];
  return /[ (]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];
};

const unique = <T>(all: readonly T[], keyOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];

/**
 * Creates a bill of materials: each package once, with its license, hash and dependencies. Source: CycloneDX 1.5.
 * `npm sbom` cannot be used because it rejects a tree whose overrides point to folders.
 */
export const billOfMaterials = (packages: readonly ShippedPackage[]) => {
  const byPlace = new Map(packages.map((one) => [one.path, one]));
  const referencesOf = ({ needs }: ShippedPackage): string[] =>
    [...new Set(needs.map((place) => referenceOf(byPlace.get(place)!)))].sort();
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    components: unique(packages, referenceOf).map((one) => ({
      type: 'library',
      'bom-ref': referenceOf(one),
      name: one.name,
      version: one.version,
      purl: addressOf(one),
      hashes: hashesOf(one),
      licenses: licencesOf(one),
    })),
    dependencies: unique(packages, referenceOf).map((one) => ({
      ref: referenceOf(one),
      dependsOn: referencesOf(one),
    })),
  };
};
