import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createNightlyRunEntity } from '#functions/insights/nightly/nightly-run-entity.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';

const HOUR_MS = 3_600_000;
/** Local hour of the nightly run (`functions/insights/nightly/due-nightly-runs.ts`). */
const NIGHT_HOUR = 3;

/** Returns a time zone in which the nightly run is due now. */
export const zoneOfNight = (now: Date): string => {
  const hours = NIGHT_HOUR - now.getUTCHours();
  const offset = hours < -12 ? hours + 24 : hours;
  if (offset === 0) return 'UTC';
  // The signs of these names are inverted: Etc/GMT-3 is ahead of UTC.
  return offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`;
};

/**
 * Runs the scheduled jobs once: due reminders, the photo cleanup, and the nightly run of all time zones that became due
 * within the last hour.
 */
export const nightOf = async ({ cloud, table }: MeasuredCloud): Promise<void> => {
  const done_until = new Date(Date.now() - HOUR_MS).toISOString();
  await createNightlyRunEntity(table).build(PutItemCommand).item({ job: 'insights', done_until }).send();
  for (const schedule of cloud.schedules.ids()) await cloud.schedules.run(schedule);
};
