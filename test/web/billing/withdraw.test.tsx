import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Withdrawable } from '#shared/billing/contracts/schema.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { paid } from '#test/support/builders/a-subscription.ts';
import { eventually } from '#test/support/eventually.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { apiWithSubscription, resetSession, signIn } from '#test/support/screen/session.ts';
import { WithdrawSection } from '#web/features/billing/page/withdraw-section.tsx';

beforeEach(resetSession);
afterAll(resetSession);

const plan: Withdrawable = {
  id: 'sub_1',
  kind: 'plan',
  plan: 'premium',
  interval: 'monthly',
  pack: null,
  concluded_at: '2026-11-22T12:00:00.000Z',
  withdraw_until: '2026-12-07',
  paid: { amount: 1_999, currency: 'eur' },
  refund: { amount: 1_800, currency: 'eur' },
};
const pack: Withdrawable = {
  ...plan,
  id: 'cs_1',
  kind: 'credits',
  plan: null,
  interval: null,
  pack: 'starter',
  refund: { amount: 0, currency: 'eur' },
};

const open = (contracts: Withdrawable[]) => {
  const api = apiWithSubscription(paid());
  api.on(billingRoutes.listWithdrawable, () => ({ contracts }));
  signIn();
  return { api, ...openScreen(<WithdrawSection />) };
};

describe('The button to withdraw from a contract', () => {
  it('shows what would be refunded until when, and withdraws with a second click', async () => {
    const { api, user } = open([plan, pack]);
    const { id, refund } = plan;
    api.on(billingRoutes.withdraw, () => ({ id, refund, declared_at: '2026-11-24T12:00:00.000Z' }));
    expect(api.sentTo(billingRoutes.listWithdrawable)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Withdraw from contract' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [first, second] = await dialog.findAllByRole('listitem');
    expect(first!.textContent).toContain('PremiumRefund: €18.00You can withdraw until Dec 7, 2026.');
    expect(second!.textContent).toContain('Credit pack StarterNothing is refunded');
    await user.click(dialog.getByRole('button', { name: 'Confirm withdrawal from Premium' }));
    expect((await findToast('You have withdrawn from the contract')).text).toContain('We refund €18.00.');
    expect(api.sentTo(billingRoutes.withdraw)[0]?.body).toEqual({ contract_id: 'sub_1' });
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the dialog open and says why when the withdrawal fails', async () => {
    const { api, user } = open([plan]);
    api.on(billingRoutes.withdraw, () => failure('CONTRACT_NOT_FOUND'));
    await user.click(screen.getByRole('button', { name: 'Withdraw from contract' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal from Premium' }));
    expect((await findToast('We couldn’t carry out your withdrawal')).text).toContain(
      'You can’t withdraw from this contract anymore.',
    );
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('says that a plan can still be canceled when no order can be withdrawn from', async () => {
    const { user } = open([]);
    await user.click(screen.getByRole('button', { name: 'Withdraw from contract' }));
    expect(await screen.findByText(/You can still cancel your plan\./)).toBeDefined();
  });
});
