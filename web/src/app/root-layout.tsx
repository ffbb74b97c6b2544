import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { restoreFocus } from './restore-focus.ts';
import { MealDialogSlot } from './meal-dialog/meal-dialog-slot.tsx';
import { OfflineSlot } from './offline-slot.tsx';
import { PaletteSlot } from './palette/palette-slot.tsx';
import { usePushRuntime } from './use-push-runtime.ts';
import { InsufficientCreditsSlot } from './insufficient-credits-slot.tsx';
import { LiveUpdates } from '#web/features/realtime/live-updates.tsx';
import { clearInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { dismissLightPage } from '#web/features/auth/light/handover.ts';
import { followSubscription } from '#web/features/billing/subscription/follow-subscription.ts';
import type { AuthClient } from '#web/lib/session/auth-client.ts';
import { disablePush, pausePush } from '#web/lib/push/disable-push.ts';
import { clearDrafts } from '#web/lib/session/clear-drafts.ts';
import { type SessionEnd, startSession, useSession } from '#web/lib/session/session-store.ts';
import { paths } from '#web/lib/navigation/paths.ts';

/** Tracks the session for all pages: shows a spinner until it is known, and clears the user's data when it ends. */
export const RootLayout = ({ auth }: { auth: AuthClient }) => {
  const status = useSession((session) => session.status);
  const owner = useSession((session) => session.user?.sub);
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  // `navigate` changes with the address, but the session subscription must not restart.
  const end = useEffectEvent((how: SessionEnd) => {
    queryClient.clear();
    clearInsufficientCredits();
    if (how === 'left') clearDrafts();
    if (how === 'left') disablePush();
    else pausePush();
    if (how === 'left') void navigate(paths.home);
  });
  useEffect(() => startSession({ auth, onEnd: (how) => end(how) }), [auth]);

  useLayoutEffect(() => {
    if (status === 'signed-in') dismissLightPage(false);
  }, [status]);

  useEffect(restoreFocus, []);
  useEffect(followSubscription, []);
  usePushRuntime();

  if (status === 'loading') return <PageSpinner />;
  return (
    <Suspense fallback={<PageSpinner />}>
      {status === 'signed-in' && <LiveUpdates />}
      {status === 'signed-in' && <InsufficientCreditsSlot />}
      {status === 'signed-in' && <MealDialogSlot />}
      {status === 'signed-in' && owner !== undefined && <PaletteSlot key={`search ${owner}`} owner={owner} />}
      {owner !== undefined && <OfflineSlot key={owner} owner={owner} />}
      <Outlet />
    </Suspense>
  );
};
