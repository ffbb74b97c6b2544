import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { openLightPage } from '#web/app/light/open-light-page.tsx';
import { AuthScreen } from '#web/features/auth/auth-screen.tsx';
import { dismissLightPage } from '#web/features/auth/light/handover.ts';
import { ResetPasswordScreen } from '#web/features/auth/reset-password/reset-password-screen.tsx';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { ThemeProvider } from '#web/ui/theme/theme-provider.tsx';
import { testConfig } from '#test/support/screen/test-config.ts';
import { createScriptedAccount } from './scripted-account.ts';

configureAmplify(testConfig);

const elementOf = (id: string): HTMLElement => {
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
};

/** Ends the loading and waits until the page has reacted to it. */
const settle = (end: () => void): Promise<void> =>
  act(async () => {
    end();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });

/**
 * Opens the light page at an address with an app that loads when the test lets it.
 * @param isShown whether the page shows a form before the app has loaded
 */
export const openLight = async (address: string, isShown = true) => {
  const account = createScriptedAccount();
  window.history.replaceState(null, '', address);
  elementOf('light');
  const app = createRoot(elementOf('root'));
  let attempts = 0;
  let waiting: { load: () => void; fail: () => void } | null = null;
  const load = async (): Promise<void> => {
    attempts += 1;
    await new Promise<void>((resolve, reject) => {
      waiting = { load: resolve, fail: () => reject(new TypeError('Failed to fetch')) };
    });
    app.render(
      <ThemeProvider>
        <MemoryRouter initialEntries={[address]}>
          <Suspense>
            <Routes>
              <Route path="/auth" element={<AuthScreen account={account} />} />
              <Route path="/reset-password" element={<ResetPasswordScreen account={account} />} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </ThemeProvider>,
    );
  };
  act(() => openLightPage(load));
  onTestFinished(() =>
    act(() => {
      dismissLightPage(false);
      app.unmount();
    }),
  );
  if (isShown) await screen.findByRole('heading', { level: 1 });
  return {
    account,
    attempts: () => attempts,
    finishLoading: () => settle(() => waiting?.load()),
    failLoading: () => settle(() => waiting?.fail()),
  };
};
