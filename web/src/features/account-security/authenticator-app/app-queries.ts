import { queryOptions } from '@tanstack/react-query';
import type { SecurityClient } from '../security-client.ts';

export const appQueries = {
  /** Whether signing in asks for the code of an authenticator app. */
  isOn: (client: SecurityClient) =>
    queryOptions({ queryKey: ['account-security', 'app'], queryFn: () => client.hasApp() }),
};
