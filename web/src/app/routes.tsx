import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AuthClient } from '#web/lib/session/auth-client.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { ForSignedIn } from './for-signed-in.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { PageFrame } from './page-frame.tsx';
import { NotFoundPage } from './pages/public/not-found-page.tsx';
import { RedirectPage } from './pages/public/redirect-page.tsx';
import { guardedPaths, paths } from '#web/lib/navigation/paths.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { openAnew, type OpenAnew } from '#web/lib/navigation/open-anew.ts';
import { ToFrontPage } from './pages/public/to-front-page.tsx';
import { RootLayout } from './root-layout.tsx';

const DashboardPage = lazyPart(
  async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
  PageFrame,
);
const ResetPasswordPage = lazyPart(
  async () => (await import('./pages/public/reset-password-page.tsx')).ResetPasswordPage,
  PageFrame,
);
const VoiceLoggerPage = lazyPart(
  async () => (await import('./pages/voice-logger-page.tsx')).VoiceLoggerPage,
  PageFrame,
);
const VoiceSignedOutPage = lazyPart(
  async () => (await import('./pages/public/voice-signed-out-page.tsx')).VoiceSignedOutPage,
  PageFrame,
);
const SocialPage = lazyPart(async () => (await import('./pages/social-page.tsx')).SocialPage, PageFrame);
const SocialSignedOutPage = lazyPart(
  async () => (await import('./pages/public/social-signed-out-page.tsx')).SocialSignedOutPage,
  PageFrame,
);
const AgentsPage = lazyPart(async () => (await import('./pages/work/agents-page.tsx')).AgentsPage, PageFrame);
const AgentPage = lazyPart(async () => (await import('./pages/work/agent-page.tsx')).AgentPage, PageFrame);
const PlanTomorrowPage = lazyPart(
  async () => (await import('./pages/planning/plan-tomorrow-page.tsx')).PlanTomorrowPage,
  PageFrame,
);
const HealthCheckPage = lazyPart(
  async () => (await import('./pages/health-check-page.tsx')).HealthCheckPage,
  PageFrame,
);
const SetNewGoalPage = lazyPart(
  async () => (await import('./pages/planning/set-new-goal-page.tsx')).SetNewGoalPage,
  PageFrame,
);
const AiCoachPage = lazyPart(async () => (await import('./pages/ai-coach-page.tsx')).AiCoachPage, PageFrame);
const SdrPage = lazyPart(async () => (await import('./pages/work/sdr-page.tsx')).SdrPage, PageFrame);
const ExecutivePage = lazyPart(
  async () => (await import('./pages/work/executive-page.tsx')).ExecutivePage,
  PageFrame,
);
const PricingPage = lazyPart(
  async () => (await import('./pages/public/pricing-page.tsx')).PricingPage,
  PageFrame,
);
const PaymentSuccessPage = lazyPart(
  async () => (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
  PageFrame,
);
const PaymentSignedOutPage = lazyPart(
  async () => (await import('./pages/public/payment-signed-out-page.tsx')).PaymentSignedOutPage,
  PageFrame,
);
const UnsubscribePage = lazyPart(
  async () => (await import('./pages/public/unsubscribe-page.tsx')).UnsubscribePage,
  PageFrame,
);
const SignOutPage = lazyPart(
  async () => (await import('./pages/public/sign-out-page.tsx')).SignOutPage,
  PageFrame,
);
const StaffPage = lazyPart(async () => (await import('./pages/work/staff-page.tsx')).StaffPage, PageFrame);
const ApiDocsPage = lazyPart(
  async () => (await import('./pages/public/api-docs-page.tsx')).ApiDocsPage,
  PageFrame,
);
const AuthPage = lazyPart(async () => (await import('./pages/public/auth-page.tsx')).AuthPage, PageFrame);

const forSignedIn = (path: string, page: ReactNode, otherwise: ReactNode = <AuthPage />): RouteObject => ({
  path,
  element: <ForSignedIn otherwise={otherwise}>{page}</ForSignedIn>,
});

const guardedRoute = (path: (typeof guardedPaths)[number]): RouteObject => {
  if (path === paths.dashboard) return forSignedIn(path, <DashboardPage />);
  if (path === paths.voiceLogger) return forSignedIn(path, <VoiceLoggerPage />, <VoiceSignedOutPage />);
  if (path === paths.social) return forSignedIn(path, <SocialPage />, <SocialSignedOutPage />);
  if (path === paths.aiCoach) return forSignedIn(path, <AiCoachPage />);
  if (path === paths.planTomorrow) return forSignedIn(path, <PlanTomorrowPage />);
  if (path === paths.healthCheck) return forSignedIn(path, <HealthCheckPage />);
  if (path === paths.setNewGoal) return forSignedIn(path, <SetNewGoalPage />);
  if (path === paths.sdr) return forSignedIn(path, <SdrPage />);
  if (path === paths.executive) return forSignedIn(path, <ExecutivePage />);
  if (path === paths.agents) return forSignedIn(path, <AgentsPage />);
  if (path === paths.operations) return forSignedIn(path, <AgentPage agent="operations" />);
  if (path === paths.amplifier) return forSignedIn(path, <AgentPage agent="amplifier" />);
  return forSignedIn(path, <AgentPage agent="money" />);
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
      forSignedIn(paths.staff, <StaffPage />),
      forSignedIn(paths.signOut, <SignOutPage />, <ToFrontPage leave={leave} />),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
