import { writeFileSync } from 'node:fs';
import { projectRoot } from '../constructs/functions/function-code.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { shippedPackages } from './shipped-packages.ts';

/** Writes the bill of materials of the shipped code: `node infra/supply-chain/main.ts sbom.cdx.json`. */
const path = process.argv[2] ?? 'sbom.cdx.json';
const bill = billOfMaterials(shippedPackages(projectRoot));
writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`);
process.stdout.write(`${path}: ${bill.components.length} libraries.\n`);
