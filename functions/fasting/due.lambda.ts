import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { notifyUserFromEnvironment } from '../reminders/public.ts';
import { createDueFasts } from './due-fasts-repository.ts';
import { createNotifyDueFasts } from './notify-due-fasts.ts';

const table = openTable(environment('TABLE_NAME').TABLE_NAME);
const notifyDueFasts = createNotifyDueFasts({
  due: createDueFasts(table),
  notifyUser: notifyUserFromEnvironment(table),
  clock: systemClock,
  report: (error) => logger.error('FAST_NOT_NOTIFIED', error as Error),
});

/** Remaining time of an invocation that is enough for messages to more users: a push service may take 8 s per device. */
const MESSAGES_MS = 20_000;

/** Runs every five minutes. */
export const handler = createJobHandler(async (_event, context) => {
  const users = await notifyDueFasts(() => context.getRemainingTimeInMillis() > MESSAGES_MS);
  if (users > 0) logger.info('Fasts reached their target.', { users });
});
