import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openLivedDays } from './lived-days.ts';

const days = openForAllTests(() => openLivedDays(new Date('2026-03-01T09:00:00Z')));

describe('A day of the whole product that the clock moves through', () => {
  it('reminds, notifies, writes insights, emails the week and deletes expired items, each once and at its time', async () => {
    await days.putExpiring('2026-03-01T22:00:00.000Z');
    await days.putExpiring('2026-03-02T22:00:00.000Z');
    expect(await days.move({ advance: 'P1D' })).toBe(200);

    expect(days.kinds()).toEqual(['fasting', 'insights', 'night', 'reminder']);
    expect(days.timesOf('reminder')).toEqual(['2026-03-01T11:30']);
    expect(days.timesOf('fasting')).toEqual(['2026-03-01T23:35']);
    // At 03:00 in Berlin, a Monday.
    expect(days.timesOf('night')).toEqual(['2026-03-02T02:00']);
    expect(days.weeklyEmails()).toEqual(['2026-03-02T02:00']);
    expect(await days.expiries('test#')).toEqual(['2026-03-02T22:00:00.000Z']);
    expect(days.clock.now().toISOString().slice(0, 16)).toBe('2026-03-02T09:00');
  });
});
