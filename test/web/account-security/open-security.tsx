import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { Security } from '#web/features/account-security/security.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { createScriptedSecurity } from './scripted-security.ts';

/** Opens the security section with a scripted API and user pool. */
export const openSecurity = async (
  prepare: (
    client: ReturnType<typeof createScriptedSecurity>,
    api: ReturnType<typeof scriptedApi>,
  ) => void = () => undefined,
) => {
  const auth = createScriptedAuth({ user: someone });
  const onEnd = vi.fn();
  useSession.setState({ status: 'signed-in', user: someone, auth, onEnd });
  const api = scriptedApi();
  api.on(accountSecurityRoutes.endSessions, () => ({ status: 'ended' as const }));
  api.on(apiTokenRoutes.list, () => ({ tokens: [] }));
  api.on(accountSecurityRoutes.syncEmail, () => ({ email: someone.email }));
  api.on(profileRoutes.read, () => aProfile({ email: someone.email }));
  const client = createScriptedSecurity();
  prepare(client, api);
  const view = openScreen(<Security client={client} />);
  await screen.findByRole('heading', { name: 'Authenticator app' });
  const type = (label: string, text: string) => view.user.type(screen.getByLabelText(label), text);
  return { api, auth, client, onEnd, type, ...view };
};
