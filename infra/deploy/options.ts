import { parseArgs } from 'node:util';
import { type Stage, stageNamed } from '../stages.ts';

export interface DeployOptions {
  stage: Stage;
  /** Deploys without confirming the diff, for use in a workflow. */
  isAgreed: boolean;
}

/**
 * Parses the options, e.g. `--stage prod --yes`.
 * @throws Error with the valid options
 */
export const readDeployOptions = (argv: string[]): DeployOptions => {
  const { values } = parseArgs({
    args: argv,
    options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  if (values.stage === undefined) throw new Error('Specify the stage: npm run deploy -- --stage dev');
  const stage = stageNamed(values.stage);
  if (stage.name === 'local') throw new Error('The stage "local" runs on one machine: npm start');
  return { stage, isAgreed: values.yes };
};
