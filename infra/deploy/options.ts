import { parseArgs } from 'node:util';
import { type Stage, stageNamed } from '../stages.ts';

export interface DeployOptions {
  stage: Stage;
  /** Deploys without confirming the diff, for use in a workflow. */
  isAgreed: boolean;
  /** Checks the account and deploys nothing. */
  isOnlyCheck: boolean;
  /** Deploys only the email identities, which have to be verified before the rest. */
  isOnlyMail: boolean;
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
  if (values.only !== undefined && values.only !== 'mail')
    throw new Error('Only the email identities can be deployed alone: --only mail');
  return {
    stage: deployedStageNamed(values.stage),
    isAgreed: values.yes,
    isOnlyCheck: values.check,
    isOnlyMail: values.only === 'mail',
  };
};
