import { createActiveZones } from '../food-entries/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { createSendMessages } from '../platform/send-messages.ts';
import { openTable } from '../platform/table/client.ts';
import { createStartNightlyRuns } from './nightly/start-nightly-runs.ts';
import { createNightlyRuns } from './nightly/nightly-runs-repository.ts';

const { TABLE_NAME, NIGHT_QUEUE_URL } = environment('TABLE_NAME', 'NIGHT_QUEUE_URL');
const table = openTable(TABLE_NAME);
const startNightlyRuns = createStartNightlyRuns({
  nights: createNightlyRuns(table),
  activeZones: createActiveZones(table),
  send: createSendMessages(NIGHT_QUEUE_URL),
  clock: systemClock,
});

/** Runs every 15 minutes. */
export const handler = createJobHandler(async () => {
  const messages = await startNightlyRuns();
  if (messages > 0) logger.info('Nightly runs started.', { messages });
});
