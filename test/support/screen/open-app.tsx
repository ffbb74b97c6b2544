import { render } from '@testing-library/react';
import { setUpUser } from './set-up-user.ts';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { testConfig } from './test-config.ts';
import { Providers } from '#web/app/providers.tsx';
import { createRoutes } from '#web/app/routes.tsx';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { createScriptedAuth, type ScriptedAuth, someone } from './scripted-auth.ts';
import { PATIENCE } from '#test/support/patience.ts';

configureAmplify(testConfig);

/** Time in which the code of a page has loaded, even on a busy machine. */
export const PAGE_LOAD = { timeout: 15_000 * PATIENCE };

interface AppSetup {
  /** A signed-in user if absent. */
  auth?: ScriptedAuth;
  /** Opens a page outside the app. */
  leave?: Parameters<typeof createRoutes>[1];
}

/** Opens the whole app at a URL. */
export const openApp = (
  path: InitialEntry,
  { auth = createScriptedAuth({ user: someone }), leave }: AppSetup = {},
) => {
  const user = setUpUser();
  const router = createMemoryRouter(createRoutes(auth, leave), { initialEntries: [path] });
  const view = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, auth, user, ...view };
};

export const signedIn = (): ScriptedAuth => createScriptedAuth({ user: someone });
export const signedOut = (): ScriptedAuth => createScriptedAuth({ user: null });
