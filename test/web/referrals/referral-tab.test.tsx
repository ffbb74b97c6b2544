import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { creditRoutes } from '#shared/credits/routes.ts';
import { referralRoutes } from '#shared/referrals/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { ReferralsView } from '#web/features/referrals/referrals-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aReferral, CODE, earnedBalance, openReferrals, scriptedReferrals } from './open-referrals.tsx';

const recent = () => within(screen.getByRole('region', { name: 'Recent referrals' }));
const credits = () => within(screen.getByRole('region', { name: 'Total credits' }));

describe('The Refer Friends tab', () => {
  it('REFERRAL-01 REFERRAL-02 the Refer Friends tab shows the code and the link with it', async () => {
    await openReferrals();
    expect(screen.getByText(CODE)).toBeDefined();
    const link = screen.getByLabelText<HTMLInputElement>('Your referral link');
    expect(link.value).toBe(`${window.location.origin}/?ref=${CODE}`);
    expect(link.readOnly).toBe(true);
  });

  it('REFERRAL-12 REFERRAL-13 REFERRAL-14 the Refer Friends tab lists the rewards (D21)', async () => {
    await openReferrals();
    const rows = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => /credits/.test(text));
    expect(rows).toEqual([
      'A friend joins and confirms their email100 credits',
      'They start paying for Premium500 credits',
      'They start paying for Enterprise1,000 credits',
    ]);
    expect(screen.getByText(/Each reward once per friend, for up to 50 friends a month/)).toBeDefined();
  });

  it('REFERRAL-06 shows the total credits, and the part earned by referrals', async () => {
    await openReferrals([aReferral(), aReferral({ id: '02', credits_earned: 600 })]);
    expect(await credits().findByText('1,234')).toBeDefined();
    expect(credits().getByText('700 earned by 2 friends.')).toBeDefined();
  });

  it('the Refer Friends tab shows that credits are unlimited', async () => {
    const api = scriptedReferrals();
    api.on(creditRoutes.balance, () => earnedBalance({ unlimited: true, tier: 'enterprise' }));
    openScreen(<ReferralsView />);
    expect(await screen.findByText('Unlimited')).toBeDefined();
  });

  it('REFERRAL-07 REFERRAL-08 REFERRAL-09 shows referred friends, each with a status dot and its meaning', async () => {
    await openReferrals([
      aReferral({ id: '02', status: 'pending', credits_earned: 0, created_at: '2026-11-21T12:00:00.000Z' }),
      aReferral({ id: '01', created_at: '2026-11-19T12:00:00.000Z' }),
    ]);
    const rows = recent().getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('[data-status]')?.getAttribute('data-status'))).toEqual([
      'pending',
      'completed',
    ]);
    expect(rows[0]?.textContent).toContain('Pending');
    expect(rows[0]?.textContent).toContain('0 credits');
    expect(rows[1]?.textContent).toContain('Completed');
    expect(rows[1]?.textContent).toContain('100 credits');
    expect(rows.map((row) => row.querySelector('time')?.dateTime)).toEqual([
      '2026-11-21T12:00:00.000Z',
      '2026-11-19T12:00:00.000Z',
    ]);
  });

  it('shows an invitation when no friend has joined yet', async () => {
    await openReferrals();
    expect(recent().getByText(/No sign-ups yet/)).toBeDefined();
    expect(credits().getByText('No referral credits yet.')).toBeDefined();
  });

  it('the Refer Friends tab shows placeholders while it loads', async () => {
    const api = scriptedApi();
    api.on(referralRoutes.mine, () => new Promise<never>(() => undefined));
    openScreen(<ReferralsView />);
    expect(screen.getByRole('status', { name: 'Loading your referrals' })).toBeDefined();
  });

  it('shows a load failure without a toast, and tries again', async () => {
    const api = scriptedApi();
    api.on(creditRoutes.balance, () => earnedBalance());
    api.on(referralRoutes.mine, () => failure('INTERNAL'));
    openScreen(<ReferralsView />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load your referrals');
    api.on(referralRoutes.mine, () => ({ code: CODE, referrals: [], friends: 0, credits_earned: 0 }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(CODE)).toBeDefined();
  });

  it('the Refer Friends tab keeps the rest when only the credits could not be loaded', async () => {
    const api = scriptedReferrals([aReferral()]);
    api.on(creditRoutes.balance, () => failure('INTERNAL'));
    openScreen(<ReferralsView />);
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your credits.');
    expect(screen.getByText(CODE)).toBeDefined();
    api.on(creditRoutes.balance, () => earnedBalance());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,234')).toBeDefined();
  });
});
