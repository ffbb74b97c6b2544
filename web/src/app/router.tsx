import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadConfig } from '../lib/config/load-config.ts';
import { amplifyAuthClient } from '../lib/session/amplify-auth-client.ts';
import { configureAmplify } from '../lib/session/configure-amplify.ts';
import { Boot } from './boot.tsx';
import { createRoutes } from './routes.tsx';

const router = createBrowserRouter(createRoutes(amplifyAuthClient));
const load = () => loadConfig();

/** The app at the browser's address. */
export const AppRouter = () => (
  <Boot load={load} onConfig={configureAmplify}>
    <RouterProvider router={router} />
  </Boot>
);
