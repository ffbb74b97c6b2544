import { openCloseSessions } from '../account/public.ts';
import { systemClock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import type { UserPool } from '../platform/user-pool/user-pool.ts';
import { createDevicesRepository } from '../reminders/public.ts';

/** Opens and shuts accounts: sign-in at the user pool, and with shutting all sessions. */
export const openAccountSwitch = (
  table: Table,
  pool: Pick<UserPool, 'enable' | 'disable' | 'signOutEverywhere'>,
  userPoolId: string,
) => {
  const closeSessions = openCloseSessions(table, {
    pool,
    forgetDevices: createDevicesRepository(table, systemClock).forget,
  });
  return {
    open: (userId: string): Promise<void> => pool.enable(userPoolId, userId),
    shut: async (userId: string): Promise<void> => {
      // Runs first, so that no new sign-in happens in between.
      await pool.disable(userPoolId, userId);
      await closeSessions(userPoolId, userId, userId);
    },
  };
};
