import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createNightlyEntity } from '#functions/insights/nightly/nightly-run-entity.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';

const HOUR_MS = 3_600_000;
/** When nights are worked on, where people are (`functions/insights/nightly/due-nightly-runs.ts`). */
const NIGHT_HOUR = 3;

/** The zone in which it is the hour of the nights now. */
export const zoneOfNight = (now: Date): string => {
  const hours = NIGHT_HOUR - now.getUTCHours();
  const offset = hours < -12 ? hours + 24 : hours;
  if (offset === 0) return 'UTC';
  // The signs of these names are turned round: Etc/GMT-3 is ahead of UTC.
  return offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`;
};

/**
 * Runs the clocks' jobs once: the reminders that are due, the photos that nobody kept, and the night in all zones whose
 * night began within the last hour.
 */
export const nightOf = async ({ cloud, table }: MeasuredCloud): Promise<void> => {
  const done_until = new Date(Date.now() - HOUR_MS).toISOString();
  await createNightlyEntity(table).build(PutItemCommand).item({ job: 'insights', done_until }).send();
  for (const schedule of cloud.schedules.ids()) await cloud.schedules.run(schedule);
};
