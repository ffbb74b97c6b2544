import type { ActiveZones } from '../../food-entries/public.ts';
import { addDays, daysEnding, type LocalDate } from '#shared/time/local-date.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SendMessages } from '../../platform/send-messages.ts';
import type { ActiveUsers } from './active-users-repository.ts';
import { type DueNightlyRun, dueNightlyRuns } from './due-nightly-runs.ts';
import type { NightMessage } from './nightly-message.ts';
import type { NightlyRuns } from './nightly-runs-repository.ts';
import { mondayOf } from '../weekly-mail/week.ts';

/** How far back the very first run looks. */
const FIRST_LOOK_MS = 15 * 60_000;
const WEEK = 7;
/** Time zones processed in parallel. */
const AT_ONCE = 8;

interface Dependencies {
  nights: NightlyRuns;
  activeZones: Pick<ActiveZones, 'on'>;
  people: ActiveUsers;
  send: SendMessages;
  clock: Clock;
  /** Time zones to process; defaults to all. */
  zones?: readonly string[];
}

/** Returns the days by which active users are found: yesterday, and for the weekly email the whole previous week. */
const daysOf = ({ date, is_weekly }: DueNightlyRun): Set<LocalDate> => {
  const yesterday = addDays(date, -1);
  // A missed weekly run may be caught up on a day after Monday.
  const sunday = addDays(mondayOf(date), -1);
  return new Set([yesterday, ...(is_weekly ? daysEnding(sunday, WEEK) : [])]);
};

/**
 * Queues the nightly runs that became due since the last run: one message per active user of each due time zone. A
 * failed run is repeated from the same instant; a duplicate message finds the day already done. @returns the number of
 * messages
 */
export const createStartNightlyRuns =
  ({ nights, activeZones, people, send, clock, zones }: Dependencies) =>
  async (): Promise<number> => {
    const now = clock();
    const doneUntil = await nights.doneUntil();
    const due = dueNightlyRuns(doneUntil ?? new Date(now.getTime() - FIRST_LOOK_MS), now, zones);
    // The next run looks back further.
    if (due.length === 0 && doneUntil) return 0;
    const zonesOn = new Map<LocalDate, ReadonlySet<string>>();
    for (const date of new Set(due.flatMap((night) => [...daysOf(night)])))
      zonesOn.set(date, await activeZones.on(date));
    let sent = 0;

    const begin = async (night: DueNightlyRun): Promise<void> => {
      const { zone, date, is_weekly } = night;
      const asked = new Set<string>();
      for (const day of daysOf(night)) {
        if (!zonesOn.get(day)?.has(zone)) continue;
        for await (const found of people(day, zone)) {
          const fresh = found.filter((user_id) => !asked.has(user_id));
          for (const user_id of fresh) asked.add(user_id);
          await send(fresh.map((user_id): NightMessage => ({ user_id, date, is_weekly })));
          sent += fresh.length;
        }
      }
    };

    for (let at = 0; at < due.length; at += AT_ONCE)
      await Promise.all(due.slice(at, at + AT_ONCE).map(begin));
    await nights.done(now);
    return sent;
  };
