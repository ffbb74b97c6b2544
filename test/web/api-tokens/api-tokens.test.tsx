import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import type { ApiToken } from '#shared/api-tokens/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { ApiTokens } from '#web/features/api-tokens/api-tokens.tsx';
import { paid } from '#test/support/builders/a-subscription.ts';
import { resetSession, setSubscription } from '#test/support/screen/session.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const aToken = (over: Partial<ApiToken> = {}): ApiToken => ({
  id: '01JD0000000000000000000000',
  name: 'Kitchen scale',
  ending: 'aB3x',
  created_at: '2026-11-01T12:00:00.000Z',
  last_used_at: null,
  scopes: ['read', 'write'],
  expires_at: null,
  ...over,
});
const SECRET = `pw_${'a'.repeat(49)}`;

beforeEach(() => {
  resetSession();
  setSubscription(paid({ subscription_tier: 'enterprise' }));
});
afterAll(resetSession);

const open = (tokens: ApiToken[] = []) => {
  const api = scriptedApi();
  let kept = tokens;
  api.on(apiTokenRoutes.list, () => ({ tokens: kept }));
  api.on(apiTokenRoutes.create, ({ body }) => {
    const token = aToken({ id: '01JD0000000000000000000001', ...(body as { name: string }) });
    kept = [token, ...kept];
    return { token, secret: SECRET };
  });
  api.on(apiTokenRoutes.revoke, ({ path }) => {
    kept = kept.filter(({ id }) => !path.endsWith(id));
    return undefined;
  });
  return { api, ...openScreen(<ApiTokens locked={<p>Enterprise only</p>} />) };
};
const nameField = () => screen.findByRole('textbox', { name: 'Token name' });
const create = () => screen.getByRole('button', { name: 'Create token' });

describe('The API tokens of a user', () => {
  it('the list of API tokens shows the last characters, age and last use of each token', async () => {
    open([
      aToken({ last_used_at: '2026-11-19T08:15:00.000Z' }),
      aToken({ id: '01JD000000000000000000000Z', name: 'Watch' }),
    ]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/Kitchen scale.*aB3x.*created Nov 1, 2026.*last used Nov 19, 2026/);
    expect(second?.textContent).toContain('never used');
  });

  it('the API tokens card creates a named token and shows it only once', async () => {
    const { api, user } = open();
    await user.type(await nameField(), 'Laptop');
    await user.click(create());
    const shown = await screen.findByRole('textbox', { name: 'Token Laptop' });
    expect((shown as HTMLInputElement).value).toBe(SECRET);
    await waitFor(() => expect(document.activeElement).toBe(shown));
    expect(api.sentTo(apiTokenRoutes.create)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'I’ve copied it' }));
    expect(((await nameField()) as HTMLInputElement).value).toBe('');
    expect(document.body.textContent).not.toContain(SECRET);
  });

  it('the API tokens card creates a token that may only read and never expires, if chosen', async () => {
    const { api, user } = open([aToken({ scopes: ['read'], expires_at: '2027-02-01T12:00:00.000Z' })]);
    expect((await screen.findByRole('listitem')).textContent).toContain('Read only, expires Feb 1, 2027');
    await user.type(await nameField(), 'Laptop');
    await user.selectOptions(screen.getByLabelText('Access'), 'Read only');
    await user.selectOptions(screen.getByLabelText('Expires after'), 'Doesn’t expire');
    await user.click(create());
    expect(await screen.findByRole('textbox', { name: 'Token Laptop' })).toBeDefined();
    expect(api.sentTo(apiTokenRoutes.create)[0]?.body).toEqual({
      name: 'Laptop',
      scopes: ['read'],
      days: null,
    });
  });

  it('asks for the password when the server needs a fresh proof, and repeats the request with the same key', async () => {
    const { api, user } = open();
    let isProven = false;
    api.on(accountSecurityRoutes.prove, ({ body }) => {
      isProven = (body as { password: string }).password === 'plate-1234';
      return isProven ? { status: 'proven' as const } : failure('PROOF_REJECTED');
    });
    api.on(apiTokenRoutes.create, () =>
      isProven ? { token: aToken({ name: 'Laptop' }), secret: SECRET } : failure('FRESH_PROOF_NEEDED'),
    );
    await user.type(await nameField(), 'Laptop');
    await user.click(create());
    await user.type(await screen.findByLabelText('Your password'), 'guess{Enter}');
    expect(await screen.findByText('That’s not right. Try again.')).toBeDefined();
    await user.clear(screen.getByLabelText('Your password'));
    await user.type(screen.getByLabelText('Your password'), 'plate-1234{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Token Laptop' })).toBeDefined();
    const keys = api.sentTo(apiTokenRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('reports that no token was created when the user cancels the question for the password', async () => {
    const { api, user } = open();
    api.on(apiTokenRoutes.create, () => failure('FRESH_PROOF_NEEDED'));
    await user.type(await nameField(), 'Laptop');
    await user.click(create());
    await screen.findByLabelText('Your password');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('We couldn’t create the token')).toBeDefined();
    expect(screen.queryByLabelText('Your password')).toBeNull();
  });

  it('the API tokens card copies the token, or selects it when the browser forbids copying', async () => {
    const { user } = open();
    await user.type(await nameField(), 'Laptop');
    await user.click(create());
    await user.click(await screen.findByRole('button', { name: 'Copy token' }));
    expect(await screen.findByText('Token copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy token' }));
    expect(await screen.findByText('Copy it manually')).toBeDefined();
  });

  it('the form for an API token keeps the typed name after a failure and retries with the same Idempotency-Key', async () => {
    const { api, user } = open();
    api.on(apiTokenRoutes.create, () => failure('SERVICE_UNAVAILABLE'));
    await user.type(await nameField(), 'Laptop');
    await user.click(create());
    expect(await screen.findByText('We couldn’t create the token')).toBeDefined();
    await waitFor(() => expect(create()).toHaveProperty('disabled', false));
    await user.click(create());
    await waitFor(() => expect(api.sentTo(apiTokenRoutes.create)).toHaveLength(2));
    const keys = api.sentTo(apiTokenRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(((await nameField()) as HTMLInputElement).value).toBe('Laptop');
  });

  it('creates two tokens for two requests with one name, but only one for a double click', async () => {
    const { api, user } = open();
    for (const _ of [1, 2]) {
      await user.type(await nameField(), 'Laptop');
      await user.dblClick(create());
      await user.click(await screen.findByRole('button', { name: 'I’ve copied it' }));
    }
    const keys = api.sentTo(apiTokenRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  it('the API tokens card requires a name for a token', async () => {
    const { api, user } = open();
    await nameField();
    await user.click(create());
    expect(await screen.findByText('Enter a name for the token.')).toBeDefined();
    expect(api.sentTo(apiTokenRoutes.create)).toEqual([]);
  });

  it('revokes a token after a confirmation that mentions the delay, and keeps the focus in the card', async () => {
    const { api, user } = open([aToken()]);
    await user.click(await screen.findByRole('button', { name: 'Revoke Kitchen scale' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke Kitchen scale?' });
    expect(dialog.textContent).toContain('lose access at once');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(api.sentTo(apiTokenRoutes.revoke)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Revoke Kitchen scale' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Revoke token' }));
    expect(await screen.findByText('Token revoked')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(api.sentTo(apiTokenRoutes.revoke)).toHaveLength(1);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'API tokens' })),
    );
  });

  it('shows how long tokens are valid and that ten are allowed', async () => {
    open(
      Array.from({ length: 10 }, (_, at) => aToken({ id: `01JD000000000000000000000${at}`, name: `T${at}` })),
    );
    expect(await screen.findByText(/^You have 10 tokens\. Revoke one/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/Tokens stay valid when you change your password/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'How to use them' }).getAttribute('href')).toBe('/api-docs');
  });

  it('GATE-09 creates tokens only with Enterprise, but lets existing ones be revoked on any plan', async () => {
    setSubscription(paid());
    open([aToken()]);
    expect(await screen.findByText('Enterprise only')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create token' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Revoke Kitchen scale' })).toBeDefined();
  });

  it('the API tokens card shows in place that API tokens are unavailable', async () => {
    const api = scriptedApi();
    api.on(apiTokenRoutes.list, () => failure('INTERNAL'));
    openScreen(<ApiTokens locked={null} />);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
