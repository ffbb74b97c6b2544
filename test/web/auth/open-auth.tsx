import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AuthScreen } from '#web/features/auth/auth-screen.tsx';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { ThemeProvider } from '#web/ui/theme/theme-provider.tsx';
import { clickButton } from '#test/support/screen/click-button.ts';
import { testConfig } from '#test/support/screen/test-config.ts';
import { createScriptedAccount } from './scripted-account.ts';

configureAmplify(testConfig);

/** Opens the auth page with a scripted user pool. */
export const openAuth = async (isNew = false) => {
  const account = createScriptedAccount();
  render(
    <ThemeProvider>
      <MemoryRouter>
        <AuthScreen account={account} isNew={isNew} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  await screen.findByRole('tab', { name: 'Sign In' });
  return account;
};
export const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const openSignUp = () => userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));

/** Fills in the sign-up form as Mara Lindt, mara@example.com, and sends it. */
export const signUp = async (): Promise<void> => {
  await openSignUp();
  await type('Full name', 'Mara Lindt');
  await type('Email', 'mara@example.com');
  await type('Password', 'plum-sky-41');
  await clickButton('Sign Up');
};

// The Authenticator's sign-up button reads a form field as `form.email`, which jsdom does not support.
Object.defineProperty(HTMLFormElement.prototype, '__authMethod', {
  configurable: true,
  get(this: HTMLFormElement) {
    return this.elements.namedItem('__authMethod');
  },
});
