import type { Stage } from '../stages.ts';

/**
 * Returns the additional arguments of each run of `cdk deploy`. A first deployment runs twice: stacks and data are
 * protected once they exist, because AWS could not roll back a protected stack whose creation fails (decision 0102).
 */
export const deploymentPasses = (
  { isProtected }: Pick<Stage, 'isProtected'>,
  isDeployed: boolean,
): string[][] => (isDeployed || !isProtected ? [[]] : [['--context', 'first=yes'], []]);
