import { GetParametersCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { EDGE_REGION } from '../../constructs/site/edge-region.ts';
import type { Stage } from '../../stages.ts';
import { failed, type Finding, held } from '../finding.ts';
import { attempt, permissions } from './attempt.ts';
import type { Clients } from './clients.ts';

/** Parameter that `cdk bootstrap` creates. Source: AWS CDK Developer Guide, 'Customize AWS CDK bootstrapping'. */
const BOOTSTRAPPED = '/cdk-bootstrap/hnb659fds/version';
/** The oldest bootstrap stack that the CDK library's synthesizer accepts. */
const OLDEST_BOOTSTRAP = 6;

const checkRegion = (ssm: SSMClient, region: string): Promise<Finding[]> => {
  const check = `CDK bootstrap, ${region}`;
  return attempt(check, permissions.parameters, async () => {
    const { Parameters = [] } = await ssm.send(new GetParametersCommand({ Names: [BOOTSTRAPPED] }));
    const version = Parameters[0]?.Value;
    const fix = `npx cdk bootstrap aws://ACCOUNT/${region}`;
    if (version === undefined) return [failed(check, 'missing', fix)];
    const state = `version ${version}`;
    return [Number(version) >= OLDEST_BOOTSTRAP ? held(check, state) : failed(check, state, fix)];
  });
};

/** Checks that CDK can deploy to the stage's region and to CloudFront's. */
export const checkBootstrap = async (
  { region }: Stage,
  { ssm, edgeSsm }: Pick<Clients, 'ssm' | 'edgeSsm'>,
): Promise<Finding[]> => {
  const own = checkRegion(ssm, region);
  return region === EDGE_REGION ? own : [...(await own), ...(await checkRegion(edgeSsm, EDGE_REGION))];
};
