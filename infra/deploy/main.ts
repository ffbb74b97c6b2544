import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { projectRoot } from '../constructs/functions/function-code.ts';
import { checkAccount } from './check-account.ts';
import { checkSettings } from './check-settings.ts';
import { type Finding, lineOf } from './finding.ts';
import { type DeployOptions, readDeployOptions } from './options.ts';
import { smokeTest } from './smoke.ts';

/** `npm run deploy -- --stage prod`: checks, build, diff, deployment, smoke test. */

const OUTPUTS = join(projectRoot, 'cdk.out', 'outputs.json');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints the results. @throws Error if one of them stops the deployment */
const reportFindings = (findings: readonly Finding[], ifFailed: string): void => {
  for (const finding of findings) say(lineOf(finding));
  if (findings.some(({ outcome }) => outcome === 'failed')) throw new Error(ifFailed);
};

/** Runs a command. @throws Error when it fails */
const run = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`"${command} ${args.slice(0, 2).join(' ')}" failed; the following steps were skipped.`);
};

const agreed = async ({ isAgreed, stage }: DeployOptions): Promise<boolean> => {
  if (isAgreed) return true;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`Deploy to "${stage.name}"? Type the stage name to confirm: `);
  lines.close();
  return answer.trim() === stage.name;
};

const siteOf = (stack: string): string => {
  const outputs = JSON.parse(readFileSync(OUTPUTS, 'utf8')) as Record<string, { SiteUrl?: string }>;
  const url = outputs[stack]?.SiteUrl;
  if (url === undefined) throw new Error(`The stack ${stack} has no output SiteUrl.`);
  return new URL(url).origin;
};

const deploy = async (options: DeployOptions): Promise<void> => {
  const { stage } = options;
  const stack = `Platewise-${stage.name}`;
  const region = { region: stage.region };
  reportFindings(checkSettings(stage), 'Nothing was deployed.');
  const account = await checkAccount(stage, { ssm: new SSMClient(region), ses: new SESv2Client(region) });
  reportFindings(account.findings, 'Nothing was deployed.');

  const cdk = ['exec', '--no', '--', 'cdk'];
  const forStage = ['--context', `stage=${stage.name}`];
  run('npm', 'run', 'build:web');
  run('npm', ...cdk, 'diff', ...forStage, stack);
  if (!(await agreed(options))) return say('Nothing was deployed.');
  run(
    'npm',
    ...cdk,
    'deploy',
    ...forStage,
    '--require-approval',
    'never',
    '--outputs-file',
    OUTPUTS,
    '--parameters',
    `PhotoPublicKey=${account.photoPublicKey}`,
    stack,
  );
  reportFindings(
    await smokeTest(siteOf(stack), stage.name),
    'The deployment does not respond as expected. To roll back, check out the previously deployed commit and run this ' +
      'command again; no data is changed. See docs/runbook.md.',
  );
};

try {
  await deploy(readDeployOptions(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
