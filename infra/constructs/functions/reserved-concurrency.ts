import type { Stage } from '../../stages.ts';

/** Lambda refuses to reserve the last 100 concurrent executions. Source: Lambda Developer Guide, 'Reserved concurrency'. */
const UNRESERVED = 100;
/** The smallest quota from which a stage can reserve: every share is at least one execution. */
export const MIN_QUOTA = 200;

/**
 * Share of the reservable concurrency that a function keeps for itself and cannot exceed: functions that wait for a
 * model, so that a slow provider takes no more than this, and the function that logs meals, so that it always has some.
 * The rest and the unreserved executions are for all other functions (decision 0106).
 */
const shares: Record<string, number> = {
  'food-entries': 0.2,
  foods: 0.18,
  scan: 0.06,
  coach: 0.06,
  agents: 0.03,
  executive: 0.03,
  insights: 0.03,
  sdr: 0.03,
};

/**
 * Returns the reserved concurrency of a feature's API function, or undefined for none.
 * @throws Error if the stage's quota is too small
 */
export const reservedConcurrency = (
  { concurrency }: Pick<Stage, 'concurrency'>,
  feature: string,
): number | undefined => {
  if (concurrency === null) return undefined;
  if (concurrency < MIN_QUOTA)
    throw new Error(
      `Concurrency can be reserved from a quota of at least ${MIN_QUOTA}. Set "concurrency" to null.`,
    );
  const share = shares[feature];
  return share === undefined ? undefined : Math.floor(share * (concurrency - UNRESERVED));
};
