import { t } from '#web/lib/language/translate.ts';
import { language } from '#web/lib/language/language.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CODE_PARAMETER } from '#shared/referrals/referral-link.ts';
import { watchErrors } from '#web/lib/client-errors/watch.ts';
import { rememberInteraction } from '#web/ui/interaction/on-first-interaction.ts';
import { opensSignUp } from '#web/lib/navigation/sign-up-path.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { LightPage } from '#web/features/auth/light/light-page.tsx';
import { type LightForm, registerLightPage } from '#web/features/auth/light/handover.ts';
import { resetLinkIn } from '#web/features/auth/reset-password/reset-link.ts';
import { DocumentTitle } from '../document-title.tsx';
import { followDeviceTheme } from './follow-device-theme.ts';
import { hasStoredSession } from './has-stored-session.ts';

const titles: Readonly<Record<LightForm, string>> = {
  'sign-in': t('Sign in'),
  'sign-up': t('Sign up'),
  'new-password': t('New password'),
};

const invalidLink = {
  title: t('Invalid reset link'),
  message: t('This password reset link is invalid or missing required parameters.'),
};

/** Loads the app once; a failed attempt can be repeated. */
const loadedOnce = (load: () => Promise<unknown>): (() => Promise<unknown>) => {
  let loading: Promise<unknown> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
};

/** Lets the first paint use fonts of the device, so that it does not wait for the network. */
const loadFontsAfterPaint = (): void => {
  const load = () => delete document.documentElement.dataset['fonts'];
  // Before the second frame the first one is painted. Hidden tabs have no frames.
  if (document.hidden) load();
  else requestAnimationFrame(() => requestAnimationFrame(load));
};

/** Shows the form for the address without the app's code. Loads the app at once for users who are signed in. */
export const openLightPage = (load: () => Promise<unknown>): void => {
  const element = document.getElementById('light');
  if (!element) throw new Error('auth.html has no #light to show the form in.');
  const loadApp = loadedOnce(load);
  loadFontsAfterPaint();
  const query = new URLSearchParams(window.location.search);
  const isReset = window.location.pathname.startsWith(paths.resetPassword);
  if (hasStoredSession() && !isReset) {
    element.remove();
    void loadApp();
    return;
  }
  watchErrors();
  rememberInteraction();
  document.documentElement.lang = language;
  const isInvalid = isReset && resetLinkIn(query) === null;
  if (isInvalid) window.history.replaceState(null, '', paths.auth);
  const form = opensSignUp(query) ? 'sign-up' : 'sign-in';
  const start: LightForm = isReset && !isInvalid ? 'new-password' : form;
  const root = createRoot(element);
  const ending = new AbortController();
  followDeviceTheme(ending.signal);
  registerLightPage(element, () => {
    ending.abort();
    root.unmount();
    element.remove();
  });
  root.render(
    <StrictMode>
      <DocumentTitle page={titles[start]} />
      <LightPage start={start} notice={isInvalid ? invalidLink : null} loadApp={loadApp} />
    </StrictMode>,
  );
  // The app stores the referral code of a friend's link.
  if (query.has(CODE_PARAMETER)) void loadApp().catch(() => undefined);
};
