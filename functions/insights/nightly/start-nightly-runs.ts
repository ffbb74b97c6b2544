import type { ActiveZones } from '../../food-entries/public.ts';
import { ACTIVE_SHARDS } from '../../food-entries/public.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SendMessages } from '../../platform/send-messages.ts';
import { dueNightlyRuns } from './due-nightly-runs.ts';
import type { NightShard } from './nightly-message.ts';
import type { NightlyRuns } from './nightly-runs-repository.ts';
import { daysOfNight } from './run-nightly-shard.ts';

/** How far back the very first run looks. */
const FIRST_LOOK_MS = 15 * 60_000;

interface Dependencies {
  nights: NightlyRuns;
  activeZones: Pick<ActiveZones, 'on'>;
  send: SendMessages;
  clock: Clock;
  /** Time zones to process; defaults to all. */
  zones?: readonly string[];
}

/**
 * Queues the nightly runs that became due since the last run: one message per shard of each due time zone with active
 * users. A failed run is repeated from the same instant, so that its shards continue at their checkpoints. @returns the
 * number of messages
 */
export const createStartNightlyRuns =
  ({ nights, activeZones, send, clock, zones }: Dependencies) =>
  async (): Promise<number> => {
    const now = clock();
    const doneUntil = await nights.doneUntil();
    const from = doneUntil ?? new Date(now.getTime() - FIRST_LOOK_MS);
    const due = dueNightlyRuns(from, now, zones);
    // The next run looks back further.
    if (due.length === 0 && doneUntil) return 0;
    const zonesOn = new Map<LocalDate, ReadonlySet<string>>();
    for (const date of new Set(due.flatMap(daysOfNight))) zonesOn.set(date, await activeZones.on(date));

    const shards = due
      .filter((night) => daysOfNight(night).some((day) => zonesOn.get(day)?.has(night.zone)))
      .flatMap((night) =>
        Array.from({ length: ACTIVE_SHARDS }, (_none, shard): NightShard => ({
          ...night,
          shard,
          from: from.toISOString(),
        })),
      );
    await send(shards);
    await nights.done(now);
    return shards.length;
  };
