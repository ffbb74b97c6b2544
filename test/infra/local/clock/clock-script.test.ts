import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { clockScript, withClockScript } from '#infra/local/clock/clock-script.ts';

const HOUR = 3_600_000;

/** Runs the script in a page whose requests for the clock return an offset. */
const openPage = (offsetMs: number) => {
  const served = { offset_ms: offsetMs };
  const heard: string[] = [];
  let focus = (): void => undefined;
  const page = createContext({
    addEventListener: (_: string, listener: () => void) => (focus = listener),
    fetch: async () => ({ json: async () => served }),
    document: { dispatchEvent: ({ type }: Event) => heard.push(type) },
    Event,
  });
  runInContext(clockScript(offsetMs), page);
  return {
    served,
    heard,
    evaluate: (code: string): unknown => runInContext(code, page),
    focus: async () => {
      focus();
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
};

describe("The clock of the app's pages", () => {
  it.each([0, 24 * HOUR, -24 * HOUR])('the page is %s ms ahead of the machine', (offsetMs) => {
    const page = openPage(offsetMs);
    for (const code of ['Date.now()', 'new Date().getTime()', 'Date.parse(Date())'])
      expect(Math.abs(Number(page.evaluate(code)) - Date.now() - offsetMs)).toBeLessThan(5_000);
  });

  it('keeps all other dates as they are', () => {
    const page = openPage(24 * HOUR);
    expect(page.evaluate('new Date("2026-11-23T15:00Z").toISOString()')).toBe('2026-11-23T15:00:00.000Z');
    expect(page.evaluate('new Date(2026, 0, 31) instanceof Date')).toBe(true);
    expect(page.evaluate('new Date(0).constructor === Date && Date.UTC(1970, 0, 2)')).toBe(24 * HOUR);
    expect(page.evaluate('new (class Day extends Date {})(5).getTime()')).toBe(5);
  });

  it('follows a moved clock when the page gets the focus, and tells the page to look again', async () => {
    const page = openPage(0);
    page.served.offset_ms = 24 * HOUR;
    await page.focus();
    expect(Math.abs(Number(page.evaluate('Date.now()')) - Date.now() - 24 * HOUR)).toBeLessThan(5_000);
    await page.focus();
    expect(page.heard).toEqual(['visibilitychange']);
  });

  it('the script is loaded before all other scripts of the app', () => {
    const page = Buffer.from(
      '<html><head><meta charset="utf-8" /><script src="/theme.js"></script></head></html>',
    );
    expect(withClockScript(page).toString()).toMatch(
      /<head><script src="\/__local\/clock.js"><\/script><meta/,
    );
  });
});
