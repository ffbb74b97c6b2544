import { parseArgs } from 'node:util';
import { type Stage, stageNamed } from '../stages.ts';

export interface DeployOptions {
  stage: Stage;
  /** Deploys without asking once the difference is shown, as a workflow does. */
  isAgreed: boolean;
}

/**
 * What was asked for: `--stage prod --yes`.
 * @throws Error that says what to give instead
 */
export const readDeployOptions = (argv: string[]): DeployOptions => {
  const { values } = parseArgs({
    args: argv,
    options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  if (values.stage === undefined) throw new Error('Say which stage: npm run deploy -- --stage dev');
  const stage = stageNamed(values.stage);
  if (stage.name === 'local') throw new Error('The stage "local" runs on one machine: npm start');
  return { stage, isAgreed: values.yes };
};
