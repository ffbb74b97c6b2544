import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import { reportReasons } from '#shared/social/schema.ts';
import type { Table } from '../../platform/table/client.ts';
import { entityDefaults } from '../../platform/table/entity-defaults.ts';
import { userPartition } from '../../platform/table/user-key.ts';

/** `gsi1` partition of reports that were not reviewed yet. */
export const OPEN_REPORTS = 'reports#open';

/**
 * A user's report of a shared meal, which hides it from that user. The row only names the reporter; the meal has its
 * owner.
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
      /** Removed once the report was reviewed (`docs/support.md`). */
      gsi1pk: string().optional(),
      /** A ULID, oldest first. */
      gsi1sk: string().optional(),
    }),
    computeKey: ({ user_id, shared_meal_id }) => ({
      pk: userPartition(user_id),
      sk: `report#${shared_meal_id}`,
    }),
  });
