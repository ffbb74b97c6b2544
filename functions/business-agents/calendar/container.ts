import type { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import { createIdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import { createWithIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { newUlid } from '../../platform/ids.ts';
import { openTable } from '../../platform/table/client.ts';
import { createLeadsRepository } from '../sdr/public.ts';
import type { CalendarDependencies } from './dependencies.ts';
import { createChangeEvent } from './events/change-event.ts';
import { createCreateEvent } from './events/create-event.ts';
import { createRemoveFollowing } from './events/remove-following.ts';
import { createCallCounter } from '../../platform/limits/count-call.ts';
import { feedEndpoints } from './feed/feed-endpoints.ts';
import { createFeedRepository } from './feed/feed-repository.ts';
import { createImportEvent } from './import/import-event.ts';
import { createUndoImport } from './import/undo-import.ts';
import { createReadFeed, feedLimit } from './feed/read-feed.ts';
import { createWorkRemindersRepository } from './reminders/work-reminders-repository.ts';
import { createReadSeries } from './series/read-series.ts';
import { openSeries } from './series/open-series.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof calendarRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const writer = createIdempotentWriter(table, systemClock);
  const parts: CalendarDependencies = {
    ...openSeries(table, systemClock),
    leads: createLeadsRepository(table, systemClock),
    writer,
    withIdempotency: createWithIdempotency(writer),
    clock: systemClock,
    newId: newUlid,
  };
  const importEvent = createImportEvent({ ...parts, table });
  const undoImport = createUndoImport({ ...parts, table });
  const feeds = createFeedRepository(table, systemClock);
  const reminders = createWorkRemindersRepository(table, systemClock);
  const [create, change, removeFollowing, readSeries] = [
    createCreateEvent(parts),
    createChangeEvent(parts),
    createRemoveFollowing(parts),
    createReadSeries(parts),
  ];
  return {
    createEvent: ({ caller, body, idempotency }) => create(caller.user_id, body, idempotency),
    changeEvent: ({ caller, params, body, idempotency }) =>
      change(caller.user_id, params.id, body, idempotency),
    removeFollowing: async ({ caller, params, idempotency }) => {
      await removeFollowing(caller.user_id, params.id, idempotency);
      return undefined;
    },
    series: ({ caller }) => readSeries(caller.user_id),
    ...feedEndpoints(
      feeds,
      createReadFeed({ ...parts, feeds, countCall: createCallCounter(table, systemClock, feedLimit) }),
    ),
    importEvents: async ({ caller, body }) => {
      const outcomes = [];
      // One after the other, since they may want the same time.
      for (const event of body.events)
        outcomes.push({
          uid: event.uid,
          outcome: await importEvent(caller.user_id, event, body.preview),
        });
      return { outcomes };
    },
    undoImport: async ({ caller, body }) => {
      let removed = 0;
      for (const event of body.events) if (await undoImport(caller.user_id, event)) removed += 1;
      return { removed };
    },
    reminders: ({ caller }) => reminders.find(caller.user_id),
    saveReminders: ({ caller, body, idempotency }) => reminders.save(caller.user_id, body, idempotency),
  };
};
