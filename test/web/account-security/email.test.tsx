import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openSecurity } from './open-security.tsx';
import { refusal, rejection } from './scripted-security.ts';

const NEW = 'new@example.com';
type Open = Awaited<ReturnType<typeof openSecurity>>;
const ask = async ({ click, type }: Open, email = NEW) => {
  await click('Change email');
  await type('New email', email);
  await click('Send code');
};
const confirm = async ({ click, type }: Open, code = '123 456') => {
  await screen.findByLabelText('Code from the email');
  await type('Code from the email', code);
  await click('Confirm email');
};
const followed = ({ api }: Open) =>
  api.requests.filter(({ route }) => route === 'POST /api/account/email').length;

describe('Changing the email', () => {
  it('verifies the code sent to the new address, then updates the session', async () => {
    const open = await openSecurity();
    await ask(open);
    expect(open.client.askForEmail).toHaveBeenCalledExactlyOnceWith(NEW);
    open.auth.setUser({ ...someone, email: NEW });
    await confirm(open);
    expect((await findToast('Email changed')).tone).toBe('success');
    expect(open.client.confirmEmail).toHaveBeenCalledExactlyOnceWith('123456');
    // The signed-in user's name comes from new tokens.
    expect(open.auth.refreshes).toBeGreaterThan(0);
    expect(useSession.getState().user?.email).toBe(NEW);
    expect(screen.getByText(NEW)).toBeDefined();
  });

  it('shows at the field that the code is wrong', async () => {
    const open = await openSecurity((client) => client.confirmEmail.mockRejectedValue(rejection()));
    await ask(open);
    await confirm(open);
    expect(await screen.findByText('That code isn’t right. Try again.')).toBeDefined();
  });

  it('sends another code when the first one was already sent', async () => {
    const open = await openSecurity();
    await ask(open);
    await screen.findByLabelText('Code from the email');
    await open.click('Send a new code');
    await findToast('If the address is available, we’ve sent another code');
    expect(open.client.askForEmail.mock.calls).toEqual([[NEW], [NEW]]);
  });

  it('does not report a change when the code belonged to another address', async () => {
    const open = await openSecurity();
    open.client.confirmEmail.mockResolvedValue('before@example.com');
    await ask(open);
    await confirm(open);
    expect((await findToast('That code was for a different address')).text).toContain(
      'Your email is before@example.com.',
    );
  });

  it.each([
    ['an empty address', 'nobody', 'Enter an email address.'],
    ['the current one', 'Mara@Example.com', 'That’s already your email.'],
  ])('sends nothing for %s', async (_, typed, problem) => {
    const open = await openSecurity();
    await ask(open, typed);
    expect(screen.getByText(problem)).toBeDefined();
    expect(open.client.askForEmail).not.toHaveBeenCalled();
  });

  it('explains why no code was sent', async () => {
    const open = await openSecurity((client) =>
      client.askForEmail.mockRejectedValue(refusal('NetworkError', 'A network error has occurred.')),
    );
    await ask(open);
    expect((await findToast('We couldn’t send a code')).tone).toBe('error');
    expect(screen.getByLabelText('New email')).toHaveProperty('value', NEW);
  });

  it('completes the change when only the response to the code was lost', async () => {
    const open = await openSecurity((client) =>
      client.confirmEmail.mockRejectedValue(refusal('NetworkError', 'A network error has occurred.')),
    );
    open.api.on(accountSecurityRoutes.syncEmail, () => ({ email: NEW }));
    await ask(open);
    await confirm(open);
    expect((await findToast('Email changed')).tone).toBe('success');
  });

  it('notifies the other tabs of the change', async () => {
    const { promise, resolve } = Promise.withResolvers<{ email: string }>();
    const open = await openSecurity((_, api) => {
      api.on(profileRoutes.read, () => aProfile({ email: NEW }));
      api.on(accountSecurityRoutes.syncEmail, () => promise);
    });
    open.auth.setUser({ ...someone, email: NEW });
    resolve({ email: NEW });
    expect(await screen.findByText(NEW)).toBeDefined();
    expect([followed(open), open.auth.refreshes]).toEqual([1, 1]);
  });

  it('finishes an interrupted change the next time the section opens', async () => {
    let email = 'old@example.com';
    const open = await openSecurity((_, api) => {
      api.on(profileRoutes.read, () => aProfile({ email }));
      api.on(accountSecurityRoutes.syncEmail, () => {
        email = someone.email;
        return { email };
      });
    });
    const reads = () => open.api.requests.filter(({ route }) => route === 'GET /api/profile').length;
    await waitFor(() => expect([email, reads()]).toEqual([someone.email, 2]));
    expect(followed(open)).toBe(1);
  });
});
