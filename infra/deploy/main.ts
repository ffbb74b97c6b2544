import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { projectRoot } from '../constructs/functions/function-code.ts';
import type { Stage } from '../stages.ts';
import { type AccountFindings, checkAccount } from './check-account.ts';
import { checkSettings } from './check-settings.ts';
import { type Finding, lineOf } from './finding.ts';
import { type DeployOptions, readDeployOptions } from './options.ts';
import { smokeTest } from './smoke.ts';

/** `npm run deploy -- --stage prod`: checks, build, diff, deployment, smoke test. `--only mail`: the email identities. */

const OUTPUTS = join(projectRoot, 'cdk.out', 'outputs.json');
const CDK = ['exec', '--no', '--', 'cdk'];
const forStage = ({ name }: Stage): string[] => ['--context', `stage=${name}`];
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

/**
 * Deploys all stacks. A first deployment runs twice: stacks and data are protected once they exist, because AWS could
 * not roll back a protected stack whose creation fails.
 */
const deployStacks = ({ stage }: DeployOptions, { photoPublicKey, isDeployed }: AccountFindings): void => {
  const passes = isDeployed || !stage.isProtected ? [[]] : [['--context', 'first=yes'], []];
  for (const pass of passes)
    run(
      'npm',
      ...CDK,
      'deploy',
      '--all',
      ...forStage(stage),
      ...pass,
      '--require-approval',
      'never',
      '--outputs-file',
      OUTPUTS,
      '--parameters',
      `Platewise-${stage.name}-Data:PhotoPublicKey=${photoPublicKey}`,
    );
};

/** Deploys the stack with the email identities. */
const deployMail = async (options: DeployOptions): Promise<void> => {
  const identities = ['--all', ...forStage(options.stage), '--context', 'only=mail'];
  reportFindings(checkSettings(options.stage), 'Nothing was deployed.');
  run('npm', ...CDK, 'diff', ...identities);
  if (!(await agreed(options))) return say('Nothing was deployed.');
  run('npm', ...CDK, 'deploy', ...identities, '--require-approval', 'never');
  say('SES verifies the domain once its DNS records are visible, usually within minutes.');
};

const deploy = async (options: DeployOptions): Promise<void> => {
  if (options.isOnlyMail) return deployMail(options);
  const { stage } = options;
  const region = { region: stage.region };
  reportFindings(checkSettings(stage), 'Nothing was deployed.');
  const account = await checkAccount(stage, { ssm: new SSMClient(region), ses: new SESv2Client(region) });
  reportFindings(account.findings, 'Nothing was deployed.');

  run('npm', 'run', 'build:web');
  run('npm', ...CDK, 'diff', ...forStage(stage));
  if (!(await agreed(options))) return say('Nothing was deployed.');
  deployStacks(options, account);
  reportFindings(
    await smokeTest(siteOf(`Platewise-${stage.name}-Site`), stage.name),
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
