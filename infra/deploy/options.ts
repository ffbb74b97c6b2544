import { parseArgs } from 'node:util';
import { type Stage, stageNamed } from '../stages.ts';

export interface DeployOptions {
  stage: Stage;
  /** Deploys without confirming the diff, for use in a workflow. */
  isAgreed: boolean;
  /** Checks the account and deploys nothing. */
  isOnlyCheck: boolean;
  /** Deploys one stack that comes before the rest: the email identities, or the bucket of backups. */
  only: 'mail' | 'backups' | null;
}

/**
 * Returns the stage with a name.
 * @throws Error if there is none, or if it is not deployed
 */
export const deployedStageNamed = (name: string | undefined): Stage => {
  if (name === undefined) throw new Error('Specify the stage, for example --stage dev.');
  const stage = stageNamed(name);
  if (stage.name === 'local') throw new Error('The stage "local" runs on one machine: npm start');
  return stage;
};

/**
 * Parses the options, e.g. `--stage prod --yes`, `--stage prod --check`, `--stage prod --only mail`, `--stage prod --only
 * backups`.
 * @throws Error with the valid options
 */
export const readDeployOptions = (argv: string[]): DeployOptions => {
  const { values } = parseArgs({
    args: argv,
    options: {
      stage: { type: 'string' },
      yes: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const { only = null } = values;
  if (only !== null && only !== 'mail' && only !== 'backups')
    throw new Error(
      'Only the email identities and the backups can be deployed alone: --only mail, --only backups',
    );
  return {
    stage: deployedStageNamed(values.stage),
    isAgreed: values.yes,
    isOnlyCheck: values.check,
    only,
  };
};
