import type { Sandbox } from './sandbox.ts';

/** The sandboxes of one function: started when needed, kept warm, one event at a time in each. */
export interface SandboxPool {
  /** @see Sandbox.run */
  run(event: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * @param most how many sandboxes may run at once; further calls wait for a free one
 */
export const createSandboxPool = (start: () => Sandbox, most = 4): SandboxPool => {
  const sandboxes = new Set<Sandbox>();
  const idle: Sandbox[] = [];
  const waiting: ((sandbox: Sandbox) => void)[] = [];

  const started = (): Sandbox => {
    const sandbox = start();
    sandboxes.add(sandbox);
    return sandbox;
  };

  const take = async (): Promise<Sandbox> => {
    for (let sandbox = idle.pop(); sandbox; sandbox = idle.pop()) {
      if (sandbox.alive()) return sandbox;
      sandboxes.delete(sandbox);
    }
    if (sandboxes.size < most) return started();
    return new Promise((resolve) => waiting.push(resolve));
  };

  const giveBack = (sandbox: Sandbox): void => {
    if (!sandbox.alive()) sandboxes.delete(sandbox);
    const next = waiting.shift();
    if (next) next(sandbox.alive() ? sandbox : started());
    else if (sandbox.alive()) idle.push(sandbox);
  };

  return {
    run: async (event) => {
      const sandbox = await take();
      try {
        return await sandbox.run(event);
      } finally {
        giveBack(sandbox);
      }
    },
    stop: async () => {
      await Promise.all([...sandboxes].map((sandbox) => sandbox.stop()));
    },
  };
};
