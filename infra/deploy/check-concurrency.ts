import { MIN_QUOTA } from '../constructs/functions/reserved-concurrency.ts';
import type { Stage } from '../stages.ts';
import { failed, type Finding, held, warned } from './finding.ts';

/**
 * Compares a stage's setting with the account's quota of concurrent Lambda executions (`aws lambda
 * get-account-settings`, `ConcurrentExecutions`).
 */
export const checkConcurrency = ({ concurrency }: Pick<Stage, 'concurrency'>, quota: number): Finding => {
  if (concurrency !== null && concurrency > quota)
    return failed(
      `The account allows ${quota} concurrent Lambda executions, but the stage reserves from ${concurrency}: set "concurrency" in infra/stages.ts to ${quota >= MIN_QUOTA ? quota : 'null'}.`,
    );
  if (concurrency !== null) return held(`Lambda reserves from ${concurrency} concurrent executions.`);
  if (quota >= MIN_QUOTA)
    return warned(
      `The account allows ${quota} concurrent Lambda executions. Set "concurrency" to it in infra/stages.ts, so that a slow model cannot use them all.`,
    );
  return warned(
    `The account allows only ${quota} concurrent Lambda executions: request 1,000 in Service Quotas before you invite users.`,
  );
};
