import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../constructs/functions/function-code.ts';
import { failed, type Finding, held, warned } from '../finding.ts';

/** Returns the first line that a program prints with the arguments, or null if it is not installed. */
type ReadVersion = (program: string, ...args: string[]) => string | null;

const printedVersion: ReadVersion = (program, ...args) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? (stdout || stderr).trim().split('\n')[0]!.trim() : null;
};

interface Tools {
  /** The version of the running Node, e.g. `24.21.0`. */
  node?: string;
  readVersion?: ReadVersion;
}

/** The oldest Node that runs the sources, as in CONTRIBUTING.md. */
const OLDEST_NODE = [24, 15] as const;

const checkNode = (version: string): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isRecent = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return isRecent
    ? held('Node.js', version)
    : failed('Node.js', version, `Install Node ${OLDEST_NODE.join('.')} or newer.`);
};

const pinnedCdk = (): string => {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  return devDependencies['aws-cdk']!;
};

const checkCdk = (readVersion: ReadVersion): Finding => {
  const expected = pinnedCdk();
  const found = readVersion('npm', 'exec', '--no', '--', 'cdk', '--version')?.split(' ')[0] ?? null;
  if (found === expected) return held('AWS CDK CLI', found);
  return failed('AWS CDK CLI', found ?? 'not installed', `Run "npm ci", which installs ${expected}.`);
};

const checkAwsCli = (readVersion: ReadVersion): Finding => {
  const found = /aws-cli\/(\S+)/.exec(readVersion('aws', '--version') ?? '')?.[1];
  const fix = 'Install the AWS CLI 2. The commands of the runbook need it; a deployment does not.';
  if (found === undefined) return warned('AWS CLI', 'not installed', fix);
  return found.startsWith('1.') ? warned('AWS CLI', found, fix) : held('AWS CLI', found);
};

const checkOpenSsl = (readVersion: ReadVersion): Finding => {
  const found = readVersion('openssl', 'version');
  return found === null
    ? warned('OpenSSL', 'not installed', 'Install OpenSSL. Only creating the photo key needs it.')
    : held('OpenSSL', found.split(' ').slice(0, 2).join(' '));
};

/** Checks the programs on this machine. */
export const checkTools = ({
  node = process.versions.node,
  readVersion = printedVersion,
}: Tools = {}): Finding[] => [
  checkNode(node),
  checkCdk(readVersion),
  checkAwsCli(readVersion),
  checkOpenSsl(readVersion),
];
