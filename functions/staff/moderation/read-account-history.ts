import type { StaffAccount } from '#shared/staff/schema.ts';
import { type AccountBlocks, type ModerationDecisions, presentToStaff } from '../../moderation/public.ts';
import type { Table } from '../../platform/table/client.ts';
import { queryRows } from '../../platform/table/query-rows.ts';
import { createReceivedReportEntity, RECEIVED_REPORT_PREFIX } from '../../social/public.ts';

/** Returns everything that was reported and decided about an account. */
export type ReadAccountHistory = (
  userId: string,
) => Promise<Pick<StaffAccount, 'suspended_until' | 'reports' | 'decisions'>>;

export const createReadAccountHistory = (
  table: Table,
  decisions: Pick<ModerationDecisions, 'list'>,
  blocks: Pick<AccountBlocks, 'find'>,
): ReadAccountHistory => {
  const reports = createReceivedReportEntity(table);
  return async (userId) => {
    const [received, decided, block] = await Promise.all([
      queryRows(reports, userId, { beginsWith: RECEIVED_REPORT_PREFIX }),
      decisions.list(userId),
      blocks.find(userId),
    ]);
    return {
      suspended_until: block?.until ?? null,
      reports: received
        .map(({ shared_meal_id, meal_name, reason, created_at, outcome = null }) => ({
          shared_meal_id,
          meal_name,
          reason,
          created_at,
          outcome,
        }))
        .toSorted((one, other) => other.created_at.localeCompare(one.created_at)),
      decisions: decided.map(presentToStaff),
    };
  };
};
