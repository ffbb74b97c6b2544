import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { profileQueries } from '#web/features/profile/public.ts';
import { rereadUser } from '#web/lib/session/session-store.ts';

/**
 * Completes an email change that was interrupted between the user pool and the profile, and picks up a change made in
 * another tab. Failures are ignored: the next visit to the section retries.
 */
export const useSyncEmail = (email: string): void => {
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(profileQueries.read());
  const isBehind = email !== '' && typeof profile?.email === 'string' && profile.email !== email;
  useEffect(() => {
    if (!isBehind) return;
    const follow = async (): Promise<void> => {
      const now = await call(accountSecurityRoutes.syncEmail);
      if (now.email === email) await queryClient.invalidateQueries(profileQueries.read());
      else await rereadUser();
    };
    void follow().catch(() => undefined);
  }, [isBehind, email, queryClient]);
};
