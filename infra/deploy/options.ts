import { parseArgs } from 'node:util';
import { type Stage, stageNamed } from '../stages.ts';

const parts = ['mail', 'backups', 'walk'] as const;
type OnlyPart = (typeof parts)[number];

export interface DeployOptions {
  stage: Stage;
  /** Deploys without confirming the diff, for use in a workflow. */
  isAgreed: boolean;
  /** Checks the account and deploys nothing. */
  isOnlyCheck: boolean;
  /**
   * `mail` and `backups` deploy one stack that comes before the rest: the email identities, or the bucket of backups. `walk`
   * deploys nothing and walks through the deployed stage. Null for everything.
   */
  only: OnlyPart | null;
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
 * Parses the options, e.g. `--stage prod --yes`, `--stage prod --check`, `--stage prod --only mail`.
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
  const only = parts.find((part) => part === values.only) ?? null;
  if (values.only !== undefined && only === null)
    throw new Error(
      'Use --only mail for the email identities, --only backups for the bucket of backups, or --only walk to walk through ' +
        'the deployed stage.',
    );
  return {
    stage: deployedStageNamed(values.stage),
    isAgreed: values.yes,
    isOnlyCheck: values.check,
    only,
  };
};
