import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '#web/lib/language/translate.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { appQueries } from './app-queries.ts';
import type { SecurityClient } from '../security-client.ts';

/**
 * Requests a new key for an authenticator app. If an app was turned on in another tab in the meantime, no key is
 * created: it would turn that app off before the new key is verified.
 * @param onDone called when an app is already on
 */
export const useNewKey = (client: SecurityClient, onDone: () => void) => {
  const email = useSession(({ user }) => user?.email ?? '');
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['account-security', 'new-key'],
    queryFn: async () => ((await client.hasApp()) ? 'on' : client.newAppKey(email)),
    // One key per setup: another key would invalidate the one on the phone.
    staleTime: 'static',
    gcTime: 0,
  });
  const isOn = query.data === 'on';
  useEffect(() => {
    if (!isOn) return;
    onDone();
    queryClient.setQueryData(appQueries.isOn(client).queryKey, true);
    notify.info(t('You already use an authenticator app'), t('It was set up in another tab.'));
    // oxlint-disable-next-line react/exhaustive-deps -- Runs once, when the app turns out to be set up already.
  }, [isOn]);
  return { ...query, data: query.data === 'on' ? undefined : query.data };
};
