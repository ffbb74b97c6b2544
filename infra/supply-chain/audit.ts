import { spawnSync } from 'node:child_process';
import { projectRoot } from '../constructs/functions/function-code.ts';
import { seriousIn } from './serious-advisories.ts';
import { shippedPackages } from './shipped-packages.ts';

/** Requests advisories from the registry, and fails for high or critical ones that affect shipped code. */
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: projectRoot, encoding: 'utf8' });
const serious = seriousIn(JSON.parse(stdout), shippedPackages(projectRoot));
for (const { name, severity } of serious) process.stdout.write(`${name}: ${severity}\n`);
process.stdout.write(`${serious.length} high or critical advisories in deployed code.\n`);
process.exitCode = serious.length > 0 ? 1 : 0;
