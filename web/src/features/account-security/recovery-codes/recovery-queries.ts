import { queryOptions } from '@tanstack/react-query';
import type { SecurityClient } from '../security-client.ts';

export const recoveryQueries = {
  /** How many recovery codes are left. */
  count: (client: SecurityClient) =>
    queryOptions({
      queryKey: ['account-security', 'recovery-codes'],
      queryFn: () => client.countRecoveryCodes(),
    }),
};
