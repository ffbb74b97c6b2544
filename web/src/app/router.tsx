import '#web/lib/navigation/before-router.ts';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { loadConfig } from '#web/lib/config/load-config.ts';
import { amplifyAuthClient } from '#web/lib/session/amplify-auth-client.ts';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { Boot } from './boot.tsx';
import { createRoutes } from './routes.tsx';

const routes = createRoutes(amplifyAuthClient);
const load = () => loadConfig();

const Pages = () => useRoutes(routes);

/**
 * Routes the app by the browser's address. Not a data router: pages fetch with queries, and it would add a tenth to the
 * first load.
 */
export const AppRouter = () => (
  <Boot load={load} onConfig={configureAmplify}>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </Boot>
);
