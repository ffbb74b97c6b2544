import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import { reportReasons } from '#shared/social/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Partition of `gsi1` with the reports that nobody has looked at yet. */
export const OPEN_REPORTS = 'reports#open';

/**
 * That somebody thinks a shared meal should not be there: it is hidden from them. The meal says whose it is, so the row
 * names nobody but who wrote it.
 */
export const createMealReportEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'meal_report',
    table,
    schema: item({
      user_id: string().key(),
      shared_meal_id: string().key(),
      reason: string().enum(...reportReasons),
      note: string().optional(),
      created_at: string(),
      /** Gone once somebody has looked at it (`docs/support.md`). */
      gsi1pk: string().optional(),
      /** A ULID: oldest first. */
      gsi1sk: string().optional(),
    }),
    computeKey: ({ user_id, shared_meal_id }) => ({
      pk: userPartition(user_id),
      sk: `report#${shared_meal_id}`,
    }),
  });
