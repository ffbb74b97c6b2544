import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Table } from '../platform/table/client.ts';
import { held } from '../platform/table/condition-failure.ts';
import { createNightlyEntity } from './nightly-entity.ts';
import { readRow } from '../platform/table/read-row.ts';

const job = 'insights';

/** How far the nights have come. */
export interface Nights {
  /** null at the first run ever. */
  doneUntil: () => Promise<Date | null>;
  /** Notes that everything up to an instant is on the queue; one that overtook us stays. */
  done: (until: Date) => Promise<void>;
}

export const createNights = (table: Table): Nights => {
  const rows = createNightlyEntity(table);
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
