import type { FunctionDefinition } from './function-definition.ts';
import { NEW_SANDBOX_MB, type Sandbox } from './sandbox.ts';

/** Runs a callback once after a delay. @returns a function that cancels it */
type Delay = (run: () => void, ms: number) => () => void;

interface Limits {
  /** Maximum number of sandboxes per function; further invocations wait for a free one. */
  perFunction: number;
  /** Maximum memory of all sandboxes together. Idle ones are stopped to stay below it, least recently used first. */
  memoryMb: number;
  /** How long an idle sandbox stays warm. */
  idleMs: number;
  /**
   * Maximum wait for memory while all sandboxes are busy. After that an invocation exceeds the limit, because a busy
   * function may itself be waiting for this invocation.
   */
  memoryWaitMs: number;
}

interface Settings {
  start(definition: FunctionDefinition): Sandbox;
  limits?: Partial<Limits>;
  delay?: Delay;
}

/** The sandboxes of all functions: started on demand, kept warm for a while, each handling one event at a time. */
export interface SandboxPool {
  /** @see Sandbox.run */
  run(definition: FunctionDefinition, event: string): Promise<string>;
  /** Stops all idle sandboxes. */
  stopIdle(): Promise<void>;
  stop(): Promise<void>;
}

interface PooledSandbox {
  sandbox: Sandbox;
  definition: FunctionDefinition;
  cancelIdleStop(): void;
}

interface WaitingCall {
  definition: FunctionDefinition;
  /** Whether it has waited for memory long enough. */
  isOverdue: boolean;
  cancelWait(): void;
  proceed(pooled: PooledSandbox): void;
  fail(error: Error): void;
}

const DEFAULT_LIMITS: Limits = { perFunction: 4, memoryMb: 600, idleMs: 300_000, memoryWaitMs: 1_000 };

const delayByTimer: Delay = (run, ms) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};

const nothing = (): void => undefined;

const stoppedError = (): Error => new Error('The sandboxes were stopped.');

/** Creates an empty pool. */
export const createSandboxPool = ({ start, limits, delay = delayByTimer }: Settings): SandboxPool => {
  const { perFunction, memoryMb, idleMs, memoryWaitMs } = { ...DEFAULT_LIMITS, ...limits };
  const sandboxes = new Set<PooledSandbox>();
  /** Least recently used first. */
  const idle = new Set<PooledSandbox>();
  /** In order of arrival. */
  const waiting = new Set<WaitingCall>();
  let isStopped = false;

  const remove = (pooled: PooledSandbox): void => {
    pooled.cancelIdleStop();
    idle.delete(pooled);
    sandboxes.delete(pooled);
  };

  const stopSandbox = async (pooled: PooledSandbox): Promise<void> => {
    remove(pooled);
    await pooled.sandbox.stop();
  };

  const takeIdle = (definition: FunctionDefinition): PooledSandbox | undefined => {
    const warmest = [...idle].filter((pooled) => pooled.definition === definition).reverse();
    for (const pooled of warmest) {
      if (!pooled.sandbox.alive()) {
        remove(pooled);
        continue;
      }
      pooled.cancelIdleStop();
      idle.delete(pooled);
      return pooled;
    }
    return undefined;
  };

  const usedMb = (): number => [...sandboxes].reduce((sum, { sandbox }) => sum + sandbox.memoryMb(), 0);

  /** Stops idle sandboxes until another one fits. @returns whether there is enough memory */
  const makeRoom = (neededMb: number): boolean => {
    for (const pooled of idle) {
      if (usedMb() + neededMb <= memoryMb) break;
      void stopSandbox(pooled);
    }
    return usedMb() + neededMb <= memoryMb;
  };

  const startFor = ({ definition, isOverdue }: WaitingCall): PooledSandbox | undefined => {
    const own = [...sandboxes].filter((pooled) => pooled.definition === definition);
    if (own.length >= perFunction) return undefined;
    if (!makeRoom(NEW_SANDBOX_MB) && sandboxes.size > 0 && !isOverdue) return undefined;
    const pooled = { sandbox: start(definition), definition, cancelIdleStop: nothing };
    sandboxes.add(pooled);
    return pooled;
  };

  /** Assigns sandboxes to waiting invocations, in order of arrival. */
  const serveWaiting = (): void => {
    for (const call of waiting) {
      const pooled = takeIdle(call.definition) ?? startFor(call);
      if (!pooled) continue;
      waiting.delete(call);
      call.cancelWait();
      call.proceed(pooled);
    }
  };

  const acquire = (definition: FunctionDefinition): Promise<PooledSandbox> =>
    new Promise((resolve, reject) => {
      const call: WaitingCall = {
        definition,
        isOverdue: false,
        cancelWait: nothing,
        proceed: resolve,
        fail: reject,
      };
      if (isStopped) throw stoppedError();
      waiting.add(call);
      serveWaiting();
      if (!waiting.has(call)) return;
      call.cancelWait = delay(() => {
        call.isOverdue = true;
        serveWaiting();
      }, memoryWaitMs);
    });

  const release = (pooled: PooledSandbox): void => {
    if (pooled.sandbox.alive()) {
      idle.add(pooled);
      pooled.cancelIdleStop = delay(() => void stopSandbox(pooled), idleMs);
    } else remove(pooled);
    serveWaiting();
    makeRoom(0);
  };

  const stopIdle = async (): Promise<void> => void (await Promise.all([...idle].map(stopSandbox)));

  return {
    run: async (definition, event) => {
      const pooled = await acquire(definition);
      try {
        return await pooled.sandbox.run(event);
      } finally {
        release(pooled);
      }
    },
    stopIdle,
    stop: async () => {
      isStopped = true;
      for (const { cancelWait, fail } of waiting) {
        cancelWait();
        fail(stoppedError());
      }
      waiting.clear();
      await Promise.all([...sandboxes].map(stopSandbox));
    },
  };
};
