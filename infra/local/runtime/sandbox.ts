import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FunctionDefinition } from './function-definition.ts';
import { FunctionFailure } from './function-runtime.ts';
import type { Invocation, SandboxAnswer, SandboxStart, Usage } from './sandbox-messages.ts';
import { timeoutFactor } from '../options.ts';

/** Maximum time to load a function's source, in ms. Lambda allows 10 s; a busy laptop is slower. */
const LOAD_LIMIT_MS = 60_000;

/** Estimated memory of a new sandbox in MB until it reports its own. Most of the product's functions use 20 to 30. */
export const NEW_SANDBOX_MB = 27;

/**
 * Heap for short-lived objects in MB. V8's default of 48 keeps 15 MB more in every thread without making functions
 * faster.
 */
const YOUNG_GENERATION_MB = 6;

/** A thread that runs one function, one event at a time. */
export interface Sandbox {
  /**
   * Runs the handler.
   * @param event JSON
   * @returns JSON
   * @throws FunctionFailure when the handler throws, times out or ends its thread
   */
  run(event: string): Promise<string>;
  /** Returns false once the thread has ended: a sandbox that timed out or crashed is not reused. */
  alive(): boolean;
  /** Returns the memory that the thread last reported, in MB. */
  memoryMb(): number;
  stop(): Promise<void>;
}

interface Settings {
  definition: FunctionDefinition;
  environment: Record<string, string>;
  entryUrl: string;
  /** @see SandboxStart.clockOffset */
  clockOffset: Float64Array;
  /** Receives the function's output. */
  log: Writable;
  /** Called with the usage of each successful invocation. */
  onUsage?(usage: Usage): void;
}

/** Starts a thread for a function. It loads the source on its first invocation. */
export const startSandbox = ({
  definition,
  environment,
  entryUrl,
  clockOffset,
  log,
  onUsage,
}: Settings): Sandbox => {
  const start: SandboxStart = {
    entryUrl,
    functionName: definition.name,
    functionArn: definition.arn,
    memoryMb: definition.memoryMb,
    clockOffset,
  };
  const worker = new Worker(new URL('./sandbox-boot.mjs', import.meta.url), {
    workerData: start,
    env: environment,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: {
      maxOldGenerationSizeMb: definition.memoryMb,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
    name: definition.name,
  });
  worker.stdout.pipe(log, { end: false });
  worker.stderr.pipe(log, { end: false });

  let alive = true;
  let memoryMb = NEW_SANDBOX_MB;
  let settle: ((answer: SandboxAnswer) => void) | undefined;
  const died = (errorType: string, message: string): void => {
    alive = false;
    settle?.({ kind: 'error', requestId: null, errorType, message });
  };
  worker.on('message', (answer: SandboxAnswer) => {
    if (answer.kind !== 'error') memoryMb = answer.memoryMb;
    settle?.(answer);
  });
  worker.on('error', (error) => died(error.name, error.message));
  worker.on('exit', (code) => died('Runtime.ExitError', `The function's runtime exited with code ${code}.`));

  const stop = async (): Promise<void> => {
    alive = false;
    await worker.terminate();
  };

  const failure = (errorType: string, reason: string): FunctionFailure => {
    log.write(`${JSON.stringify({ level: 'ERROR', message: 'The function failed.', errorType, reason })}\n`);
    return new FunctionFailure(errorType, reason);
  };

  const nextAnswer = (limitMs: number, timeoutReason: string): Promise<SandboxAnswer> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        settle = undefined;
        void stop();
        reject(failure('Sandbox.Timedout', timeoutReason));
      }, limitMs * timeoutFactor());
      settle = (answer) => {
        clearTimeout(timer);
        settle = undefined;
        resolve(answer);
      };
    });

  const loaded = nextAnswer(
    LOAD_LIMIT_MS,
    `${definition.name} did not load within ${LOAD_LIMIT_MS / 1000} s.`,
  );
  // `run` reports a load failure to the caller.
  loaded.catch(() => undefined);

  return {
    run: async (event) => {
      const load = await loaded;
      if (load.kind === 'error') {
        await stop();
        throw failure(load.errorType, load.message);
      }
      const requestId = randomUUID();
      const seconds = definition.timeoutSeconds;
      const answered = nextAnswer(
        seconds * 1000,
        `RequestId: ${requestId} Error: Task timed out after ${seconds.toFixed(2)} seconds`,
      );
      const invocation: Invocation = {
        requestId,
        event,
        timeoutMs: seconds * 1000 * timeoutFactor(),
      };
      worker.postMessage(invocation);
      const answer = await answered;
      if (answer.kind === 'error') throw failure(answer.errorType, answer.message);
      if (answer.kind !== 'result') return 'null';
      onUsage?.(answer.usage);
      return answer.result;
    },
    alive: () => alive,
    memoryMb: () => memoryMb,
    stop,
  };
};
