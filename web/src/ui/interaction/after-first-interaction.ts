import { onFirstInteraction } from './on-first-interaction.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Calls back once after the first user interaction, when the browser is idle, so that the code it loads does not delay
 * the response to that interaction.
 * Source: web.dev, "Optimize long tasks".
 * @returns function that stops waiting
 */
export const afterFirstInteraction = (callback: () => void): (() => void) => {
  let isStopped = false;
  const stop = onFirstInteraction(() =>
    whenIdle(() => {
      if (!isStopped) callback();
    }),
  );
  return () => {
    isStopped = true;
    stop();
  };
};
