import { failed, type Finding, held } from '../finding.ts';
import type { Life } from './life.ts';
import type { Outside } from './outside/outside.ts';
import type { Step } from './step.ts';

/** Time for a step to end by itself after its limit, with a more precise message. Milliseconds. */
const GRACE_MS = 30_000;

/** Rejects once a signal aborts. */
const whenAborted = (signal: AbortSignal, message: string): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(message)), { once: true });
  });

/** Runs a step within its limit. @returns what was found, or what is wrong and what to do */
export const attemptStep = async (step: Step, outside: Outside, life: Life): Promise<Finding> => {
  const { time } = outside;
  const began = time.now();
  const seconds = (): string => `${Math.round((time.now() - began) / 1000)} s`;
  const signal = time.limit(step.limitMs);
  const backstop = whenAborted(time.limit(step.limitMs + GRACE_MS), 'it did not end');
  try {
    const state = await Promise.race([step.run({ outside, life, signal }), backstop]);
    return held(step.name, `${state} (${seconds()})`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed(
      step.name,
      `${reason.replace(/\.$/, '')} (after ${seconds()})`,
      `Roll back. Look at ${step.look}; see "The walk after a deployment fails" in docs/runbook.md.`,
    );
  }
};
