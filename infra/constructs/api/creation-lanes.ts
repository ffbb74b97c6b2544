import { CfnResource } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Number of routes and integrations that are created at the same time. API Gateway allows 10 management requests per
 * second in an account, with a burst of 40, and one resource takes about a second and up to two requests.
 * Source: API Gateway Developer Guide, 'Quotas for creating, deploying and managing an API'.
 */
const LANES = 5;

const LIMITED = new Set(['AWS::ApiGatewayV2::Integration', 'AWS::ApiGatewayV2::Route']);

const isLimited = (construct: IConstruct): construct is CfnResource =>
  CfnResource.isCfnResource(construct) && LIMITED.has(construct.cfnResourceType);

/**
 * Returns a function that queues the routes and integrations of a construct: each waits for the one that was queued five
 * before it. CloudFormation would create and delete all of them at once.
 */
export const createLanes = (): ((construct: IConstruct) => void) => {
  const queued: CfnResource[] = [];
  return (construct) => {
    // Children first: a route refers to its integration.
    for (const resource of construct.node.findAll().filter(isLimited).toReversed()) {
      const previous = queued.at(-LANES);
      if (queued.length >= LANES && previous) resource.addResourceDependency(previous);
      queued.push(resource);
    }
  };
};
