import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDERS = ['infra', 'functions', 'shared', 'web', 'docs', 'package.json', 'cdk.json', 'tsconfig.json'];

/** Copies the sources, including changes that are not committed. */
const copySources = (root: string): void => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...FOLDERS],
    {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  for (const file of listed.trim().split('\n')) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file), { force: true });
  }
};

/** Links the packages, with another `cdk` command. */
const linkPackages = (root: string): void => {
  const modules = resolve('node_modules');
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
  for (const name of readdirSync(modules).filter((each) => each !== '.bin' && each !== '.cache'))
    symlinkSync(join(modules, name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(modules, '.bin')).filter((each) => each !== 'cdk'))
    symlinkSync(join(modules, '.bin', name), join(root, 'node_modules', '.bin', name));
  const shim = resolve('test/infra/docs/commands/cdk-shim.mjs');
  const script = `#!/usr/bin/env bash\nexec '${process.execPath}' '${shim}' "$@"\n`;
  writeFileSync(join(root, 'node_modules', '.bin', 'cdk'), script, { mode: 0o755 });
};

/** Creates a copy of the project in which an operator has entered own names, as the docs ask for. */
export const createScratchProject = (root: string): void => {
  copySources(root);
  linkPackages(root);
  const stages = join(root, 'infra', 'stages.ts');
  const backups = "{ account: '222222222222', region: 'us-west-2', source: '111111111111' }";
  const source = readFileSync(stages, 'utf8');
  writeFileSync(
    stages,
    source.replaceAll('example.com', 'plate.app').replace('backups: null,', `backups: ${backups},`),
  );
};
