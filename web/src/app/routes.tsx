import { lazy, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AuthClient } from '../lib/session/auth-client.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { ForSignedIn } from './for-signed-in.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RedirectPage } from './pages/redirect-page.tsx';
import { guardedPaths, paths } from '../lib/paths.ts';
import { openAnew, type OpenAnew } from '../lib/open-anew.ts';
import { ToFrontPage } from './pages/to-front-page.tsx';
import { RootLayout } from './root-layout.tsx';

const DashboardPage = lazy(async () => ({
  default: (await import('./pages/dashboard-page.tsx')).DashboardPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
}));
const VoiceLoggerPage = lazy(async () => ({
  default: (await import('./pages/voice-logger-page.tsx')).VoiceLoggerPage,
}));
const VoiceSignedOutPage = lazy(async () => ({
  default: (await import('./pages/voice-signed-out-page.tsx')).VoiceSignedOutPage,
}));
const PlanTomorrowPage = lazy(async () => ({
  default: (await import('./pages/plan-tomorrow-page.tsx')).PlanTomorrowPage,
}));
const HealthCheckPage = lazy(async () => ({
  default: (await import('./pages/health-check-page.tsx')).HealthCheckPage,
}));
const SetNewGoalPage = lazy(async () => ({
  default: (await import('./pages/set-new-goal-page.tsx')).SetNewGoalPage,
}));
const AiCoachPage = lazy(async () => ({ default: (await import('./pages/ai-coach-page.tsx')).AiCoachPage }));
const PricingPage = lazy(async () => ({ default: (await import('./pages/pricing-page.tsx')).PricingPage }));
const PaymentSuccessPage = lazy(async () => ({
  default: (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
}));
const PaymentSignedOutPage = lazy(async () => ({
  default: (await import('./pages/payment-signed-out-page.tsx')).PaymentSignedOutPage,
}));
const UnsubscribePage = lazy(async () => ({
  default: (await import('./pages/unsubscribe-page.tsx')).UnsubscribePage,
}));
const SignOutPage = lazy(async () => ({ default: (await import('./pages/sign-out-page.tsx')).SignOutPage }));
const ApiDocsPage = lazy(async () => ({ default: (await import('./pages/api-docs-page.tsx')).ApiDocsPage }));
const AuthPage = lazy(async () => ({ default: (await import('./pages/auth-page.tsx')).AuthPage }));

const forSignedIn = (path: string, page: ReactNode, otherwise: ReactNode = <AuthPage />): RouteObject => ({
  path,
  element: <ForSignedIn otherwise={otherwise}>{page}</ForSignedIn>,
});

const guardedRoute = (path: (typeof guardedPaths)[number]): RouteObject => {
  if (path === paths.dashboard) return forSignedIn(path, <DashboardPage />);
  if (path === paths.voiceLogger) return forSignedIn(path, <VoiceLoggerPage />, <VoiceSignedOutPage />);
  if (path === paths.aiCoach) return forSignedIn(path, <AiCoachPage />);
  if (path === paths.planTomorrow) return forSignedIn(path, <PlanTomorrowPage />);
  if (path === paths.healthCheck) return forSignedIn(path, <HealthCheckPage />);
  if (path === paths.setNewGoal) return forSignedIn(path, <SetNewGoalPage />);
  return forSignedIn(path, <NotFoundPage />);
};

/**
 * Every address of the app. Signed-in people see the dashboard instead of the front page and the auth page.
 * @param leave how the browser is sent to a page that the app does not draw
 */
export const createRoutes = (auth: AuthClient, leave: OpenAnew = openAnew): RouteObject[] => [
  {
    element: (
      <CrashBoundary>
        <RootLayout auth={auth} />
      </CrashBoundary>
    ),
    children: [
      {
        path: paths.home,
        element: (
          <ForSignedIn otherwise={<ToFrontPage leave={leave} />}>
            <DashboardPage />
          </ForSignedIn>
        ),
      },
      forSignedIn(
        paths.auth,
        <AfterSignIn>
          <DashboardPage />
        </AfterSignIn>,
      ),
      { path: paths.pricing, element: <PricingPage /> },
      { path: paths.apiDocs, element: <ApiDocsPage /> },
      forSignedIn(paths.paymentSuccess, <PaymentSuccessPage />, <PaymentSignedOutPage />),
      ...guardedPaths.map(guardedRoute),
      { path: paths.redirect, element: <RedirectPage /> },
      { path: paths.resetPassword, element: <ResetPasswordPage /> },
      { path: paths.unsubscribe, element: <UnsubscribePage /> },
      forSignedIn(paths.signOut, <SignOutPage />, <ToFrontPage leave={leave} />),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
