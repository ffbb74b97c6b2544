import { describe, expect, it } from 'vitest';
import type { FunctionDefinition } from '#infra/local/runtime/function-definition.ts';
import type { Sandbox } from '#infra/local/runtime/sandbox.ts';
import { createSandboxPool } from '#infra/local/runtime/sandbox-pool.ts';
import { functionArnOf } from '#infra/local/template/model.ts';

const lambda = (name: string): FunctionDefinition => ({
  name,
  arn: functionArnOf(name),
  entry: `functions/${name}/index.lambda.ts`,
  timeoutSeconds: 5,
  memoryMb: 256,
  variables: {},
  roleArn: 'unused',
});

/** Creates a clock that only the test moves. */
const manualClock = () => {
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    delay: (run: () => void, ms: number) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance: (ms: number): void => {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.run();
      }
    },
  };
};

/** Creates sandboxes whose invocations the test ends. */
const fakeSandboxes = (memoryMb = 100) => {
  const calls: { event: string; end: () => void; crash: () => void }[] = [];
  const started: string[] = [];
  const stopped: string[] = [];
  const start = ({ name }: FunctionDefinition): Sandbox => {
    let isAlive = true;
    started.push(name);
    const stop = async (): Promise<void> => {
      isAlive = false;
      stopped.push(name);
    };
    return {
      run: (event) =>
        new Promise((resolve, reject) => {
          const crash = (): void => {
            isAlive = false;
            reject(new Error('The thread ended.'));
          };
          calls.push({ event, end: () => resolve(`${event} done`), crash });
        }),
      alive: () => isAlive,
      memoryMb: () => memoryMb,
      stop,
    };
  };
  const callOf = (event: string) => {
    const call = calls.find((each) => each.event === event);
    if (!call) throw new Error(`No sandbox runs ${event}.`);
    return call;
  };
  const isRunning = (event: string): boolean => calls.some((each) => each.event === event);
  return { start, started, stopped, callOf, isRunning };
};

/** Lets everything that is already settled continue. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const [diary, foods, photos] = [lambda('diary'), lambda('foods'), lambda('photos')];

const poolWith = (limits: Parameters<typeof createSandboxPool>[0]['limits'] = {}) => {
  const clock = manualClock();
  const sandboxes = fakeSandboxes();
  const pool = createSandboxPool({ start: sandboxes.start, limits, delay: clock.delay });
  /** Runs an invocation from start to end. */
  const complete = async (definition: FunctionDefinition, event: string): Promise<string> => {
    const result = pool.run(definition, event);
    await settle();
    sandboxes.callOf(event).end();
    return result;
  };
  return { clock, pool, complete, ...sandboxes };
};

describe('The sandbox pool', () => {
  it('runs the next call of a function in its warm sandbox', async () => {
    const { complete, started } = poolWith();
    expect(await complete(diary, 'first')).toBe('first done');
    expect(await complete(diary, 'second')).toBe('second done');
    expect(started).toEqual(['diary']);
  });

  it('starts another sandbox for a concurrent call of the same function', async () => {
    const { pool, started, isRunning } = poolWith();
    void pool.run(diary, 'first');
    void pool.run(diary, 'second');
    await settle();
    expect([isRunning('first'), isRunning('second')]).toEqual([true, true]);
    expect(started).toEqual(['diary', 'diary']);
  });

  it('queues calls above the limit of one function until a sandbox is free', async () => {
    const { pool, started, callOf, isRunning } = poolWith({ perFunction: 1 });
    const first = pool.run(diary, 'first');
    const second = pool.run(diary, 'second');
    await settle();
    expect(isRunning('second')).toBe(false);
    callOf('first').end();
    await first;
    await settle();
    callOf('second').end();
    expect(await second).toBe('second done');
    expect(started).toEqual(['diary']);
  });

  it('the sandbox pool replaces a sandbox that crashed', async () => {
    const { pool, complete, started, callOf } = poolWith({ perFunction: 1 });
    const first = pool.run(diary, 'first');
    await settle();
    callOf('first').crash();
    await expect(first).rejects.toThrow('The thread ended.');
    await complete(diary, 'second');
    expect(started).toEqual(['diary', 'diary']);
  });
});

describe('An idle sandbox', () => {
  it('an idle sandbox stops after the idle time', async () => {
    const { clock, complete, started, stopped } = poolWith({ idleMs: 1_000 });
    await complete(diary, 'first');
    clock.advance(999);
    expect(stopped).toEqual([]);
    clock.advance(1);
    expect(stopped).toEqual(['diary']);
    await complete(diary, 'second');
    expect(started).toEqual(['diary', 'diary']);
  });

  it('an idle sandbox stays warm when a call uses it within the idle time', async () => {
    const { clock, complete, stopped } = poolWith({ idleMs: 1_000 });
    await complete(diary, 'first');
    clock.advance(900);
    await complete(diary, 'second');
    clock.advance(900);
    expect(stopped).toEqual([]);
  });

  it('an idle sandbox keeps running while it handles a call', async () => {
    const { clock, pool, complete, stopped, callOf } = poolWith({ idleMs: 1_000 });
    await complete(diary, 'first');
    const second = pool.run(diary, 'second');
    await settle();
    clock.advance(10_000);
    expect(stopped).toEqual([]);
    callOf('second').end();
    expect(await second).toBe('second done');
  });

  it('an idle sandbox can be stopped on request', async () => {
    const { pool, complete, stopped, isRunning } = poolWith();
    await complete(diary, 'first');
    void pool.run(foods, 'busy');
    await pool.stopIdle();
    expect(stopped).toEqual(['diary']);
    expect(isRunning('busy')).toBe(true);
  });
});

describe('The memory limit of all sandboxes', () => {
  it('the memory limit stops the least recently used idle sandbox to make room', async () => {
    const { complete, stopped } = poolWith({ memoryMb: 250 });
    await complete(diary, 'first');
    await complete(foods, 'second');
    await complete(diary, 'third');
    await complete(photos, 'fourth');
    expect(stopped).toEqual(['foods']);
  });

  it('the memory limit queues a call while every sandbox is busy and runs it when one becomes idle', async () => {
    const { pool, started, stopped, callOf, isRunning } = poolWith({ memoryMb: 200 });
    const first = pool.run(diary, 'first');
    void pool.run(foods, 'second');
    const third = pool.run(photos, 'third');
    await settle();
    expect(isRunning('third')).toBe(false);
    callOf('first').end();
    await first;
    await settle();
    expect(started).toEqual(['diary', 'foods', 'photos']);
    expect(stopped).toEqual(['diary']);
    callOf('third').end();
    expect(await third).toBe('third done');
  });

  it('runs a call above the limit after the longest wait, so that nested calls cannot deadlock', async () => {
    const { clock, pool, stopped, callOf } = poolWith({ memoryMb: 100, memoryWaitMs: 1_000 });
    const outer = pool.run(diary, 'outer');
    const inner = pool.run(foods, 'inner');
    await settle();
    clock.advance(1_000);
    await settle();
    callOf('inner').end();
    expect(await inner).toBe('inner done');
    expect(stopped).toEqual(['foods']);
    callOf('outer').end();
    expect(await outer).toBe('outer done');
  });

  it('runs a single function that is larger than the limit', async () => {
    const { complete } = poolWith({ memoryMb: 10 });
    expect(await complete(diary, 'first')).toBe('first done');
  });
});

describe('Stopping the pool', () => {
  it('stops busy and idle sandboxes and rejects queued and later calls', async () => {
    const { pool, complete, stopped } = poolWith({ perFunction: 1 });
    await complete(diary, 'first');
    void pool.run(foods, 'busy');
    const queued = pool.run(foods, 'queued');
    await settle();
    await Promise.all([pool.stop(), expect(queued).rejects.toThrow('The sandboxes were stopped.')]);
    expect(stopped.toSorted()).toEqual(['diary', 'foods']);
    await expect(pool.run(diary, 'late')).rejects.toThrow('The sandboxes were stopped.');
  });
});
