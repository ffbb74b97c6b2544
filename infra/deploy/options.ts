import { parseArgs } from 'node:util';
import { type Stage, stageNamed } from '../stages.ts';

export interface DeployOptions {
  stage: Stage;
  /** Deploys without confirming the diff, for use in a workflow. */
  isAgreed: boolean;
  /** Deploys only the email identities, which have to be verified before the rest. */
  isOnlyMail: boolean;
}

/**
 * Parses the options, e.g. `--stage prod --yes`, `--stage prod --only mail`.
 * @throws Error with the valid options
 */
export const readDeployOptions = (argv: string[]): DeployOptions => {
  const { values } = parseArgs({
    args: argv,
    options: {
      stage: { type: 'string' },
      yes: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  if (values.only !== undefined && values.only !== 'mail')
    throw new Error('Only the email identities can be deployed alone: --only mail');
  if (values.stage === undefined) throw new Error('Specify the stage: npm run deploy -- --stage dev');
  const stage = stageNamed(values.stage);
  if (stage.name === 'local') throw new Error('The stage "local" runs on one machine: npm start');
  return { stage, isAgreed: values.yes, isOnlyMail: values.only === 'mail' };
};
