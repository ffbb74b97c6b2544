import '#web/lib/config/zod-without-eval.ts';
import '#web/styles/layers.css';
import '#web/styles/tokens.css';
import '#web/styles/fonts.css';
import '#web/styles/base.css';
import '#web/styles/layout.css';
import '#web/styles/shared.css';
import '#web/styles/mantine.css';
import '#web/styles/mantine-variables.css';
import '#web/styles/mantine-look.css';
import './first-frame/first-frame.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './providers.tsx';
import { removeFirstFrame } from './first-frame/remove-first-frame.ts';
import { AppRouter } from './router.tsx';
import { watchErrors } from '#web/lib/client-errors/watch.ts';
import { watchStyles } from '#web/lib/lazy/missing-styles.ts';
import { rememberInteraction } from '#web/ui/interaction/on-first-interaction.ts';
import { storeReferralCode } from '#web/features/referrals/referral-code-storage.ts';

/** Renders the app into `#root`. */
export const startApp = (): void => {
  watchErrors();
  watchStyles();
  rememberInteraction();

  // Before anything is fetched: users who follow a friend's link may leave immediately.
  storeReferralCode(window.location.search);

  const root = document.getElementById('root');
  if (!root) throw new Error('app.html has no #root to show the app in.');

  removeFirstFrame(root);
  const reactRoot = createRoot(root);
  // As transitions, the first renders let the browser answer to taps in between.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <Providers>
          <AppRouter />
        </Providers>
      </StrictMode>,
    ),
  );
};
