import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FunctionRuntime } from '../../runtime/function-runtime.ts';
import { LOCAL_ACCOUNT, LOCAL_REGION, type LocalStack } from '../../template/model.ts';
import { eventRulesOf } from './event-rule.ts';

/** An event that an AWS service emits. */
export interface ServiceEvent {
  /** E.g. `aws.transcribe`. */
  source: string;
  type: string;
  detail: Record<string, unknown>;
}

/** Amazon EventBridge's default event bus. */
export interface EventBus {
  /** Sends to every queue and invokes every function whose rule matches. Resolves when each has succeeded or has run out of retries. */
  emit(event: ServiceEvent): Promise<void>;
  /** Stops retrying: from now on a failure is caused by the shutdown. */
  stop(): void;
}

interface Settings {
  stack: LocalStack;
  runtime: FunctionRuntime;
  clock: () => Date;
  /** Sends a message to a queue of a rule. */
  send(queueArn: string, body: string): void;
  report(error: unknown): void;
  /** Waits between attempts, in ms. */
  wait?(ms: number): Promise<void>;
}

/**
 * Lambda retries a failed asynchronous invocation twice (Lambda Developer Guide, 'Asynchronous invocation'), with
 * longer waits.
 */
const WAITS_MS = [0, 1_000, 2_000];

const shortWait = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

/** @throws Error that names the unsupported part of a rule */
export const createEventBus = ({
  stack,
  runtime,
  clock,
  send,
  report,
  wait = shortWait,
}: Settings): EventBus => {
  const rules = eventRulesOf(stack);
  let stopped = false;

  const call = async (functionArn: string, event: object): Promise<void> => {
    let failure: unknown;
    for (const pause of WAITS_MS) {
      if (pause > 0) await wait(pause);
      if (stopped) return;
      try {
        await runtime.invoke(functionArn, event);
        return;
      } catch (error) {
        failure = error;
      }
    }
    if (!stopped) report(failure);
  };

  return {
    stop: () => {
      stopped = true;
    },
    emit: async ({ source, type, detail }) => {
      /** Source: Amazon EventBridge User Guide, 'Events'. */
      const event = {
        version: '0',
        id: randomUUID(),
        'detail-type': type,
        source,
        account: LOCAL_ACCOUNT,
        time: `${clock().toISOString().slice(0, 19)}Z`,
        region: LOCAL_REGION,
        resources: [],
        detail,
      };
      const matching = rules.filter(({ matches }) => matches(event));
      for (const queueArn of matching.flatMap(({ queueArns }) => queueArns))
        send(queueArn, JSON.stringify(event));
      const called = matching.flatMap(({ functionArns }) => functionArns);
      await Promise.all(called.map((functionArn) => call(functionArn, event)));
    },
  };
};
