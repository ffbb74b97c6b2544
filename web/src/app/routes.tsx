import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AuthClient } from '#web/lib/session/auth-client.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { PageFrame } from './page-frame.tsx';
import { NotFoundPage } from './pages/public/not-found-page.tsx';
import { RedirectPage } from './pages/public/redirect-page.tsx';
import { guardedPaths, paths } from '#web/lib/navigation/paths.ts';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { openSitePage, type OpenSitePage } from '#web/lib/navigation/open-site-page.ts';
import { FrontPageRedirect } from './pages/public/front-page-redirect.tsx';
import { RootLayout } from './root-layout.tsx';

/** Returns a page whose code is loaded when it is first shown, with a frame for the error if loading fails. */
const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, PageFrame);

const DashboardPage = lazyPage(
  async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
);
const ResetPasswordPage = lazyPage(
  async () => (await import('./pages/public/reset-password-page.tsx')).ResetPasswordPage,
);
const VoiceLoggerPage = lazyPage(async () => (await import('./pages/voice-logger-page.tsx')).VoiceLoggerPage);
const VoiceSignedOutPage = lazyPage(
  async () => (await import('./pages/public/voice-signed-out-page.tsx')).VoiceSignedOutPage,
);
const SocialPage = lazyPage(async () => (await import('./pages/social-page.tsx')).SocialPage);
const SocialSignedOutPage = lazyPage(
  async () => (await import('./pages/public/social-signed-out-page.tsx')).SocialSignedOutPage,
);
const ProfilePage = lazyPage(async () =>
  (await import('./pages/profile/load-profile-page.ts')).loadProfilePage(),
);
const AgentsPage = lazyPage(async () => (await import('./pages/work/agents-page.tsx')).AgentsPage);
const AgentPage = lazyPage(async () => (await import('./pages/work/agent-page.tsx')).AgentPage);
const PlanTomorrowPage = lazyPage(
  async () => (await import('./pages/planning/plan-tomorrow-page.tsx')).PlanTomorrowPage,
);
const HealthCheckPage = lazyPage(async () => (await import('./pages/health-check-page.tsx')).HealthCheckPage);
const SetNewGoalPage = lazyPage(
  async () => (await import('./pages/planning/set-new-goal-page.tsx')).SetNewGoalPage,
);
const AiCoachPage = lazyPage(async () => (await import('./pages/ai-coach-page.tsx')).AiCoachPage);
const SdrPage = lazyPage(async () => (await import('./pages/work/load-business-pages.ts')).loadSdrPage());
const ExecutivePage = lazyPage(async () =>
  (await import('./pages/work/load-business-pages.ts')).loadExecutivePage(),
);
const PricingPage = lazyPage(async () => (await import('./pages/public/pricing-page.tsx')).PricingPage);
const PaymentSuccessPage = lazyPage(
  async () => (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
);
const PaymentSignedOutPage = lazyPage(
  async () => (await import('./pages/public/payment-signed-out-page.tsx')).PaymentSignedOutPage,
);
const UnsubscribePage = lazyPage(
  async () => (await import('./pages/public/unsubscribe-page.tsx')).UnsubscribePage,
);
const UndoEmailPage = lazyPage(
  async () => (await import('./pages/public/undo-email-page.tsx')).UndoEmailPage,
);
const AppealPage = lazyPage(async () => (await import('./pages/public/appeal-page.tsx')).AppealPage);
const SignOutPage = lazyPage(async () => (await import('./pages/public/sign-out-page.tsx')).SignOutPage);
const StaffPage = lazyPage(async () => (await import('./pages/work/staff-page.tsx')).StaffPage);
const ApiDocsPage = lazyPage(async () => (await import('./pages/public/api-docs-page.tsx')).ApiDocsPage);
const AuthPage = lazyPage(async () => (await import('./pages/public/auth-page.tsx')).AuthPage);

const forSignedIn = (path: string, page: ReactNode, otherwise: ReactNode = <AuthPage />): RouteObject => ({
  path,
  element: <SignedInOnly otherwise={otherwise}>{page}</SignedInOnly>,
});

const guardedRoute = (path: (typeof guardedPaths)[number]): RouteObject => {
  if (path === paths.dashboard) return forSignedIn(path, <DashboardPage />);
  if (path === paths.voiceLogger) return forSignedIn(path, <VoiceLoggerPage />, <VoiceSignedOutPage />);
  if (path === paths.social) return forSignedIn(path, <SocialPage />, <SocialSignedOutPage />);
  if (path.startsWith(paths.profile)) return forSignedIn(path, <ProfilePage />);
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
 * Returns the routes of the app. Signed-in users get the dashboard instead of the front page and the auth page.
 * @param leave opens a page that is not part of the app
 */
export const createRoutes = (auth: AuthClient, leave: OpenSitePage = openSitePage): RouteObject[] => [
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
          <SignedInOnly otherwise={<FrontPageRedirect leave={leave} />}>
            <DashboardPage />
          </SignedInOnly>
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
      { path: paths.undoEmail, element: <UndoEmailPage /> },
      { path: paths.appeal, element: <AppealPage /> },
      forSignedIn(paths.staff, <StaffPage />),
      forSignedIn(paths.signOut, <SignOutPage />, <FrontPageRedirect leave={leave} />),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
