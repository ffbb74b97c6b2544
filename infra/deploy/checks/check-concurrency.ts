import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { MIN_QUOTA } from '../../constructs/functions/reserved-concurrency.ts';
import type { Stage } from '../../stages.ts';
import { failed, type Finding, held, warned } from '../finding.ts';
import { attempt, permissions } from './attempt.ts';

const CHECK = 'Lambda concurrency';

/** Compares a stage's setting with the account's quota of concurrent executions, which all stages share. */
export const compareConcurrency = ({ concurrency }: Pick<Stage, 'concurrency'>, quota: number): Finding => {
  const state = `${quota} at once in the account`;
  if (concurrency !== null && concurrency > quota)
    return failed(
      CHECK,
      `${state}, but the stage reserves from ${concurrency}`,
      `Set "concurrency" in infra/stages.ts to ${quota >= MIN_QUOTA ? quota : 'null'}.`,
    );
  if (concurrency !== null) return held(CHECK, `${state}, the stage reserves from ${concurrency}`);
  return quota >= MIN_QUOTA
    ? warned(
        CHECK,
        `${state}, and a slow model could use them all`,
        'Set "concurrency" in infra/stages.ts to it, for one stage per account.',
      )
    : warned(
        CHECK,
        `only ${state}: more requests are throttled`,
        'Request 1,000 "Concurrent executions" of AWS Lambda in Service Quotas (L-B99A9384) before you invite users.',
      );
};

/** Checks how many functions can run at once. */
export const checkConcurrency = (stage: Stage, lambda: LambdaClient): Promise<Finding[]> =>
  attempt(CHECK, permissions.concurrency, async () => {
    const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
    return [compareConcurrency(stage, AccountLimit?.ConcurrentExecutions ?? 0)];
  });
