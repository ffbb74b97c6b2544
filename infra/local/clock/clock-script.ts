import { shiftDate } from './shift-date.ts';

/** Path of the script that gives the app's pages the product's time. */
export const CLOCK_SCRIPT = '/__local/clock.js';

/** Adds the script to the app's page, before all others. Only the local host does this, never the build. */
export const withClockScript = (page: Buffer): Buffer =>
  Buffer.from(page.toString().replace('<head>', `<head><script src="${CLOCK_SCRIPT}"></script>`));

/** Returns the script. An open page follows a moved clock when it gets the focus. */
export const clockScript = (offsetMs: number): string => `(() => {
  const shiftDate = ${shiftDate.toString()};
  let offset = 0;
  const follow = (ms) => {
    if (ms === offset) return;
    if (offset === 0) shiftDate(() => offset);
    offset = ms;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  follow(${offsetMs});
  addEventListener('focus', () => {
    fetch('/__local/clock').then((answer) => answer.json()).then((clock) => follow(clock.offset_ms), () => {});
  });
})();
`;
