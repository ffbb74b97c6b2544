import { fstatSync } from 'node:fs';

/** Returns whether standard input is a channel to a parent Node process. */
const isHeldByParent = (): boolean => {
  try {
    return fstatSync(0).isSocket();
  } catch {
    return false;
  }
};

/**
 * Resolves when this process receives a stop signal, or when its parent process ends, which closes the message channel
 * or standard input.
 */
export const waitForStopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => resolve();
    process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop).once('disconnect', stop);
    if (isHeldByParent()) process.stdin.once('close', stop).resume();
  });
