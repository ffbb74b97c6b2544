import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Table } from '../../platform/table/client.ts';
import { held } from '../../platform/table/condition-failure.ts';
import { createNightlyRunEntity } from './nightly-run-entity.ts';
import { readRow } from '../../platform/table/read-row.ts';

const job = 'insights';

/** Progress of the nightly job. */
export interface NightlyRuns {
  /** null before the very first run. */
  doneUntil: () => Promise<Date | null>;
  /** Records that everything up to an instant is queued. Never moves backward. */
  done: (until: Date) => Promise<void>;
}

export const createNightlyRuns = (table: Table): NightlyRuns => {
  const rows = createNightlyRunEntity(table);
  return {
    doneUntil: async () => {
      const row = await readRow(rows, { job });
      return row && new Date(row.done_until);
    },
    done: async (until) => {
      const done_until = until.toISOString();
      const update = rows
        .build(UpdateItemCommand)
        .item({ job, done_until })
        .options({
          condition: {
            or: [
              { attr: 'done_until', exists: false },
              { attr: 'done_until', lt: done_until },
            ],
          },
        });
      await held(update.send());
    },
  };
};
