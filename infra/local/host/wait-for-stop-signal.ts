import { fstatSync } from 'node:fs';

/** Whether the standard input is a channel that another Node process holds. */
const isHeldByParent = (): boolean => {
  try {
    return fstatSync(0).isSocket();
  } catch {
    return false;
  }
};

/**
 * Resolves when this process is told to stop by a signal, or when the process that started it is gone: its message
 * channel or its end of the standard input closes then.
 */
export const waitForStopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => resolve();
    process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop).once('disconnect', stop);
    if (isHeldByParent()) process.stdin.once('close', stop).resume();
  });
