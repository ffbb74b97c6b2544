import { onFirstInteraction } from './on-first-interaction.ts';
import { whenIdle } from './when-idle.ts';

const waiting: (() => void)[] = [];

const runNext = (): void => {
  const next = waiting.shift();
  if (waiting.length > 0) whenIdle(runNext);
  next?.();
};

/**
 * Calls back once after the first user interaction, when the browser is idle. Callbacks take turns, so that none of the
 * code they load delays the response to that interaction or the next.
 * Source: web.dev, "Optimize long tasks".
 * @returns function that stops waiting
 */
export const afterFirstInteraction = (callback: () => void): (() => void) => {
  let isStopped = false;
  const stop = onFirstInteraction(() => {
    waiting.push(() => {
      if (!isStopped) callback();
    });
    if (waiting.length === 1) whenIdle(runNext);
  });
  return () => {
    isStopped = true;
    stop();
  };
};
