import { describe, expect, it } from 'vitest';
import { addDays, daysEnding } from '#shared/time/local-date.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openLivedDays } from './lived-days.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** A Monday. */
const FIRST = '2026-03-02';
const LAST = '2026-04-09';
const dates = daysEnding(LAST, 39);
const days = openForAllTests(() => openLivedDays(new Date(`${FIRST}T09:00:00Z`)));

/** Returns the instant of a time in Berlin, where summer time begins on 29 March. */
const berlin = (date: string, hour: number, minute: string): string =>
  `${date}T${String(hour - (date >= '2026-03-29' ? 2 : 1)).padStart(2, '0')}:${minute}`;

describe(
  'A month of the whole product that the clock moves through',
  { timeout: 1_800_000 * PATIENCE },
  () => {
    it('moves in one request', async () => {
      for (const at of ['2026-03-10', '2026-03-20', '2026-05-01'])
        await days.putExpiring(`${at}T12:00:00.000Z`);
      expect(await days.move({ advance: 'P1M1WT6H' })).toBe(200);
      expect(days.clock.now().toISOString().slice(0, 10)).toBe(LAST);
      expect(days.kinds()).toEqual(['fasting', 'insights', 'night', 'reminder']);
    });

    it('sends each reminder once, at the same local time before and after summer time begins', () => {
      expect(days.timesOf('reminder')).toEqual(dates.map((date) => berlin(date, 12, '30')));
    });

    it('notifies of each fasting target once, twelve hours after its start', () => {
      const targets = dates.slice(0, -1).map((date) => {
        // A fast started at 12:30 reaches its target after midnight; the next run is five minutes later.
        const utcHour = date >= '2026-03-29' ? '22' : '23';
        return `${date}T${utcHour}:35`;
      });
      expect(days.timesOf('fasting')).toEqual(targets);
    });

    it('runs one night per day at 03:00, and each lunch shows the insights of that night', () => {
      const nights = dates.slice(1).map((date) => berlin(date, 3, '00'));
      expect(days.timesOf('night')).toEqual(nights);
      expect(days.timesOf('insights').slice(1)).toEqual(nights);
    });

    it('sends one weekly email every Monday', () => {
      const mondays = [7, 14, 21, 28, 35].map((after) => addDays(FIRST, after));
      expect(days.weeklyEmails()).toEqual(mondays.map((date) => berlin(date, 3, '00')));
    });

    it('charges the plan after the trial and a month later, and the product shows the next renewal', async () => {
      expect(await days.payments()).toEqual(['2026-03-02 0', '2026-03-09 1999', '2026-04-09 1999']);
      expect(await days.status()).toMatchObject({
        subscribed: true,
        trial_active: false,
        subscription_end: expect.stringMatching(/^2026-05-09/),
      });
    });

    it('deletes expired items, also the Idempotency-Keys of every day, and keeps all others', async () => {
      expect(await days.expiries('test#')).toEqual(['2026-05-01T12:00:00.000Z']);
      const keys = (await days.expiries('user#')).filter((at) => at < `${LAST}T00:00:00.000Z`);
      expect(keys).toEqual([]);
    });
  },
);
