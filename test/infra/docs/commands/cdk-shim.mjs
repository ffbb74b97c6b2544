// Stands for the `cdk` command of a scratch project. It checks the options with the real CLI's help, synthesizes the
// app with the real CLI and the same context, and writes the outputs file. Nothing is deployed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [command = '', ...args] = process.argv.slice(2);
const { REAL_CDK, SITE_URL } = process.env;

const cdk = (...words) =>
  spawnSync(process.execPath, [REAL_CDK, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

if (command === '--version') {
  process.stdout.write(cdk('--version').stdout);
  process.exit(0);
}

const { stdout: help } = cdk(command, '--help');
for (const option of args.filter((word) => word.startsWith('--')))
  if (!new RegExp(`${option}[ ,]`).test(help)) fail(`cdk ${command} has no option ${option}`);

const context = args.flatMap((word, at) => (word === '--context' ? [word, args[at + 1]] : []));
const output = join('cdk.out', createHash('sha256').update(context.join(' ')).digest('hex').slice(0, 8));
// The same app with the same context is synthesized once.
if (!existsSync(join(output, 'manifest.json'))) {
  const { status, stderr } = cdk('synth', '--quiet', '--output', output, ...context);
  if (status !== 0) fail(stderr);
}

const outputs = args[args.indexOf('--outputs-file') + 1];
if (args.includes('--outputs-file')) {
  mkdirSync(dirname(outputs), { recursive: true });
  writeFileSync(outputs, JSON.stringify({ 'Platewise-dev-Site': { SiteUrl: SITE_URL } }));
}
console.log(`cdk ${command} ${args.join(' ')}`);
