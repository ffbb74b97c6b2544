import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { webhookSettingsRoutes } from '#shared/webhooks/routes.ts';
import { type OwnWebhook, webhookEvents } from '#shared/webhooks/schema.ts';
import { paid } from '#test/support/builders/a-subscription.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { resetSession, setSubscription } from '#test/support/screen/session.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { Webhooks } from '#web/features/api-tokens/webhooks/webhooks.tsx';

const TOKEN = '01JD0000000000000000000001';
const token = {
  id: TOKEN,
  name: 'Kitchen scale',
  ending: 'aB3x',
  created_at: '2026-11-01T12:00:00.000Z',
  last_used_at: null,
  scopes: ['read' as const, 'write' as const],
  expires_at: null,
};
const aWebhook = (over: Partial<OwnWebhook> = {}): OwnWebhook => ({
  id: '01JD0000000000000000000000',
  url: 'https://example.com/hook',
  events: ['entry.created', 'water.changed'],
  status: 'on',
  failed_attempts: 0,
  created_at: '2026-11-01T12:00:00.000Z',
  token_id: TOKEN,
  deliveries: [],
  ...over,
});
const delivery = (id: string, status: number | null, attempt = 1): OwnWebhook['deliveries'][number] => ({
  event: { id, type: 'entry.created', created_at: '2026-11-20T12:00:00Z', data: { id: 'E1', path: '/x' } },
  attempted_at: '2026-11-20T12:00:00Z',
  attempt,
  status,
});

beforeEach(() => {
  resetSession();
  setSubscription(paid({ subscription_tier: 'enterprise' }));
});
afterAll(resetSession);

const open = (webhooks: OwnWebhook[] = [], tokens = [token]) => {
  const api = scriptedApi();
  let kept = webhooks;
  api.on(apiTokenRoutes.list, () => ({ tokens }));
  api.on(webhookSettingsRoutes.webhooks, () => ({ webhooks: kept }));
  api.on(webhookSettingsRoutes.addWebhook, ({ body }) => {
    const webhook = aWebhook(body as Partial<OwnWebhook>);
    kept = [...kept, webhook];
    return { webhook, secret: 'whsec_once' };
  });
  api.on(webhookSettingsRoutes.setWebhookStatus, ({ body }) => {
    kept = kept.map((one) => ({ ...one, ...(body as { status: 'on' | 'off' }) }));
    return kept[0]!;
  });
  api.on(webhookSettingsRoutes.sendToWebhook, () => undefined);
  api.on(webhookSettingsRoutes.removeWebhook, () => {
    kept = [];
    return undefined;
  });
  return { api, ...openScreen(<Webhooks />) };
};
const address = () => screen.findByRole('textbox', { name: 'Address' });

describe('The webhooks card', () => {
  it('the webhooks card adds a webhook for chosen events and shows its secret only once', async () => {
    const { api, user, click } = open();
    expect(await screen.findByText('No webhooks yet.')).toBeDefined();
    await user.type(await address(), ' https://example.com/hook');
    await user.click(screen.getByRole('checkbox', { name: 'Meal plan saved' }));
    await click('Add webhook');
    const shown = await screen.findByRole('textbox', { name: 'Secret for example.com' });
    expect((shown as HTMLInputElement).value).toBe('whsec_once');
    expect(api.sentTo(webhookSettingsRoutes.addWebhook)[0]?.body).toEqual({
      url: 'https://example.com/hook',
      events: webhookEvents.filter((type) => type !== 'meal_plan.saved'),
      token_id: TOKEN,
    });
    await click('I’ve copied it');
    expect(((await address()) as HTMLInputElement).value).toBe('');
    expect(document.body.textContent).not.toContain('whsec_once');
  });

  it('the webhooks card says at the field why an address is refused, and keeps it', async () => {
    const { api, user, click } = open();
    await user.type(await address(), 'printer');
    await click('Add webhook');
    expect(await screen.findByText('Enter an https address.')).toBeDefined();
    expect(api.sentTo(webhookSettingsRoutes.addWebhook)).toEqual([]);
    api.on(webhookSettingsRoutes.addWebhook, () =>
      failure('VALIDATION_FAILED', [{ field: 'url', message: 'Use an address on the public internet.' }]),
    );
    await user.clear(await address());
    await user.type(await address(), 'https://10.0.0.8/hook');
    await click('Add webhook');
    expect(await screen.findByText('Use an address on the public internet.')).toBeDefined();
    expect(((await address()) as HTMLInputElement).value).toBe('https://10.0.0.8/hook');
  });

  it('the webhooks card lists the last deliveries and sends a failed one, or a test, again', async () => {
    const deliveries = [delivery('evt_3', 500, 2), delivery('evt_2', null), delivery('evt_1', 200)];
    const { api, user, click } = open([aWebhook({ deliveries })]);
    await user.click(await screen.findByText('Last deliveries'));
    const rows = screen.getByText('Last deliveries').closest('details')!;
    const texts = within(rows)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/Entry logged.*Failed \(500\), attempt 2Send again/);
    expect(texts[1]).toMatch(/Failed: no response/);
    expect(texts[2]).toMatch(/Accepted \(200\)$/);
    await user.click(within(rows).getAllByRole('button', { name: /^Send again: Entry logged/ })[0]!);
    await click('Send a test to example.com');
    await waitFor(() =>
      expect(api.sentTo(webhookSettingsRoutes.sendToWebhook).map(({ body }) => body)).toEqual([
        { event_id: 'evt_3' },
        { event_id: null },
      ]),
    );
  });

  it('the webhooks card pauses, resumes and, after a confirmation, deletes a webhook', async () => {
    const { api, click } = open([aWebhook()]);
    await click('Pause example.com');
    expect(await screen.findByText('Paused. Nothing is sent.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send a test to example.com' })).toBeNull();
    await click('Resume example.com');
    await screen.findByRole('button', { name: 'Pause example.com' });
    await click('Delete example.com');
    await click('Keep it');
    expect(api.sentTo(webhookSettingsRoutes.removeWebhook)).toEqual([]);
    await click('Delete example.com');
    await click('Delete webhook');
    expect(await screen.findByText('No webhooks yet.')).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Webhooks' })),
    );
  });

  it('the webhooks card says why a webhook gets nothing, and what is missing for a new one', async () => {
    open(
      [
        aWebhook({ status: 'off', failed_attempts: 20 }),
        aWebhook({ id: '01JD0000000000000000000002', token_id: '01JD0000000000000000000009' }),
      ],
      [{ ...token, scopes: ['read'] as never }],
    );
    expect(await screen.findByText(/^Turned off after failed attempts/)).toBeDefined();
    expect(screen.getByText(/^Its token no longer works/)).toBeDefined();
    expect(screen.getByText('Create a token that can read and write first.')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
  });

  it('the webhooks card can be loaded again after a failure, and hides on lower plans without webhooks', async () => {
    const { api, unmount } = open();
    api.on(webhookSettingsRoutes.webhooks, () => failure('INTERNAL'));
    unmount();
    const { unmount: close } = openScreen(<Webhooks />);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    close();
    setSubscription(paid());
    openScreen(<Webhooks />);
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});
