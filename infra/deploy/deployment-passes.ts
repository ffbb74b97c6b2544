import type { Stage } from '../stages.ts';

/**
 * Returns the additional arguments of each run of `cdk deploy`. A first deployment runs twice: what AWS could not roll
 * back or what needs alarms comes second (decision 0102).
 */
export const deploymentPasses = (
  { isProtected, deploysGradually }: Pick<Stage, 'isProtected' | 'deploysGradually'>,
  isDeployed: boolean,
): string[][] => (isDeployed || !(isProtected || deploysGradually) ? [[]] : [['--context', 'first=yes'], []]);
