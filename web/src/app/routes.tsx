import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AuthClient } from '../lib/session/auth-client.ts';
import { ForSignedIn } from './for-signed-in.tsx';
import { CrashPage } from './pages/crash-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RedirectPage } from './pages/redirect-page.tsx';
import { paths } from '../lib/paths.ts';
import { RootLayout } from './root-layout.tsx';

const DashboardPage = lazy(async () => ({
  default: (await import('./pages/dashboard-page.tsx')).DashboardPage,
}));
const WelcomePage = lazy(async () => ({
  default: (await import('#web/features/welcome/welcome-page.tsx')).WelcomePage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
}));
const AuthPage = lazy(async () => ({ default: (await import('./pages/auth-page.tsx')).AuthPage }));

/** Every address of the app. Signed-in people see the dashboard instead of the front page and the auth page. */
export const createRoutes = (auth: AuthClient): RouteObject[] => [
  {
    element: <RootLayout auth={auth} />,
    errorElement: <CrashPage />,
    children: [
      {
        path: paths.home,
        element: (
          <ForSignedIn otherwise={<WelcomePage />}>
            <DashboardPage />
          </ForSignedIn>
        ),
      },
      ...[paths.auth, paths.dashboard].map((path) => ({
        path,
        element: (
          <ForSignedIn otherwise={<AuthPage />}>
            <DashboardPage />
          </ForSignedIn>
        ),
      })),
      { path: paths.redirect, element: <RedirectPage /> },
      { path: paths.resetPassword, element: <ResetPasswordPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
