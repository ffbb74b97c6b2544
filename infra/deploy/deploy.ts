import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askOperator } from '../ask-operator.ts';
import { projectRoot } from '../constructs/functions/function-code.ts';
import type { Stage } from '../stages.ts';
import { type AccountFindings, checkAccount } from './check-account.ts';
import { checkSettings } from './check-settings.ts';
import { checkBackupSettings } from './checks/check-backups.ts';
import { checkTools } from './checks/check-tools.ts';
import { type Clients, openClients } from './checks/clients.ts';
import { deploymentPasses } from './deployment-passes.ts';
import { type Finding, tableOf } from './finding.ts';
import type { DeployOptions } from './options.ts';
import { readCommit } from './read-commit.ts';
import { smokeTest } from './smoke.ts';
import { walkDeployed } from './whole-life/walk-deployed.ts';

const OUTPUTS = join(projectRoot, 'cdk.out', 'outputs.json');
const CDK = ['exec', '--no', '--', 'cdk'];
const ROLL_BACK =
  'The deployment does not respond as expected. To roll back, check out the previously deployed commit and run this ' +
  'command again; no data is changed. See docs/runbook.md.';
const forStage = ({ name }: Stage): string[] => ['--context', `stage=${name}`];

/** What a deployment does outside of this process. */
export interface DeployTools {
  say: (line: string) => void;
  /** Runs a command. @throws Error when it fails */
  run: (command: string, ...args: string[]) => void;
  /** Asks the operator. @returns the answer */
  ask: (question: string) => Promise<string>;
  checkTools: () => Finding[];
}

const runCommand: DeployTools['run'] = (command, ...args) => {
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`"${command} ${args.slice(0, 2).join(' ')}" failed; the following steps were skipped.`);
};

const systemTools: DeployTools = {
  say: (line) => void process.stdout.write(`${line}\n`),
  run: runCommand,
  ask: askOperator,
  checkTools,
};

const siteOf = (stack: string): string => {
  const outputs = JSON.parse(readFileSync(OUTPUTS, 'utf8')) as Record<string, { SiteUrl?: string }>;
  const url = outputs[stack]?.SiteUrl;
  if (url === undefined) throw new Error(`The stack ${stack} has no output SiteUrl.`);
  return new URL(url).origin;
};

const deployStacks = (
  run: DeployTools['run'],
  { stage }: DeployOptions,
  { photoPublicKey, isDeployed }: AccountFindings,
): void => {
  for (const pass of deploymentPasses(stage, isDeployed))
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

/**
 * Checks the account, and deploys a stage.
 * @throws Error if a check or a command fails
 */
export const deploy = async (options: DeployOptions, tools: DeployTools = systemTools): Promise<void> => {
  const { stage } = options;
  const { say, run } = tools;

  /** Prints the results. @throws Error if one of them stops the deployment */
  const report = (findings: readonly Finding[], ifFailed = 'Nothing was deployed.'): void => {
    say(tableOf(findings));
    if (findings.some(({ outcome }) => outcome === 'failed')) throw new Error(ifFailed);
  };
  const isAgreed = async (): Promise<boolean> => {
    if (options.isAgreed) return true;
    const answer = await tools.ask(`Deploy to "${stage.name}"? Type the stage name to confirm: `);
    if (answer.trim() === stage.name) return true;
    say('Nothing was deployed.');
    return false;
  };

  /** Deploys a stack that comes before the rest. @returns whether the operator agreed */
  const deployOnly = async (only: 'mail' | 'backups'): Promise<boolean> => {
    const context = [...forStage(stage), '--context', `only=${only}`];
    run('npm', ...CDK, 'diff', ...context);
    if (!(await isAgreed())) return false;
    run('npm', ...CDK, 'deploy', '--all', ...context, '--require-approval', 'never');
    return true;
  };

  const deployMail = async (): Promise<void> => {
    report([...tools.checkTools(), ...checkSettings(stage)]);
    if (await deployOnly('mail'))
      say('SES verifies the domain once its DNS records are visible, usually within minutes.');
  };

  const deployBackups = async (): Promise<void> => {
    if (!stage.backups)
      throw new Error(
        `The stage "${stage.name}" has no backups. Set "backups" in infra/stages.ts (docs/continuity.md).`,
      );
    const wrong = checkBackupSettings(stage.backups);
    report([...tools.checkTools(), ...(wrong ? [wrong] : [])]);
    if (await deployOnly('backups'))
      say(`Deploy the stage next, with credentials of ${stage.backups.source}: it writes the first backup.`);
  };

  const walk = async (clients: Clients): Promise<void> => {
    say('Walking through the whole life of a new user, which takes some minutes.');
    report(await walkDeployed(stage, clients), ROLL_BACK);
  };

  const deployAll = async (): Promise<void> => {
    const local = [...tools.checkTools(), ...checkSettings(stage)];
    const clients = openClients(stage.region);
    const account = await checkAccount(stage, clients).catch((error: unknown) => {
      say(tableOf(local));
      throw error;
    });
    report([...local, ...account.findings]);
    if (options.isOnlyCheck) return;
    run('npm', 'run', 'build:web');
    run('npm', ...CDK, 'diff', ...forStage(stage));
    if (!(await isAgreed())) return;
    const commit = readCommit();
    deployStacks(run, options, account);
    report(await smokeTest(siteOf(`Platewise-${stage.name}-Site`), stage.name, commit), ROLL_BACK);
    await walk(clients);
  };

  if (options.only === 'walk') return walk(openClients(stage.region));
  if (options.only === 'mail') return deployMail();
  return options.only === 'backups' ? deployBackups() : deployAll();
};
