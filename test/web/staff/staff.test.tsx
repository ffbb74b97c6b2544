import { aStaffMessage } from '#test/support/a-staff-message.ts';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { StaffAccount, StaffReferral, StaffReport } from '#shared/staff/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { StaffView } from '#web/features/staff/staff-view.tsx';
import { resetSession, signIn } from '#test/support/screen/session.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const at = '2026-11-20T08:00:00.000Z';
const mara = '9c0f6a52-1b2c-4d3e-8f40-000000000001';
const message = aStaffMessage({ subject: 'Credits & more?', message: 'Where are they?', received_at: at });
const report: StaffReport = {
  user_id: mara,
  shared_meal_id: '01JD0000000000000000000000',
  reason: 'spam',
  note: null,
  created_at: at,
  meal: null,
};
const referral: StaffReferral = {
  user_id: mara,
  referral_id: '01JD0000000000000000000001',
  created_at: at,
  signals: ['network', 'email_domain'],
  credits_earned: 600,
};
const found = { user_id: mara, name: 'Mara Test', email_hint: 'm…@example.com' };
const account: StaffAccount = {
  user_id: mara,
  created_at: at,
  confirmed: true,
  blocked: false,
  closed: false,
  tier: 'free',
  allowance_left: 100,
  kept: 5,
  changes: [],
  suspended_until: null,
  reports: [],
  decisions: [],
};

beforeEach(resetSession);
afterAll(resetSession);

const open = (script: (api: ReturnType<typeof scriptedApi>) => void = () => undefined) => {
  signIn();
  const api = scriptedApi();
  api.on(staffRoutes.messages, () => ({ messages: [message], cursor: null }));
  api.on(staffRoutes.reports, () => ({ reports: [report], cursor: null }));
  api.on(staffRoutes.audit, () => ({ rows: [], cursor: null }));
  script(api);
  return { api, ...openScreen(<StaffView otherwise={<p>No such page</p>} />) };
};
const button = (name: string) => screen.findByRole('button', { name });

describe('The staff page', () => {
  it('the staff page stays hidden from everyone but staff', async () => {
    open((api) => api.on(staffRoutes.messages, () => failure('FORBIDDEN')));
    expect(await screen.findByText('No such page')).toBeDefined();
    expect(screen.queryByText('Staff')).toBeNull();
  });

  it('the staff page shows a load failure, and tries again', async () => {
    const { api, user } = open((down) => down.on(staffRoutes.messages, () => failure('INTERNAL')));
    expect(await screen.findByText('We couldn’t load the list')).toBeDefined();
    api.on(staffRoutes.messages, () => ({ messages: [], cursor: null }));
    await user.click(await button('Retry'));
    expect(await screen.findByText('No open messages')).toBeDefined();
  });

  it("opens the reply in the reader's own mail program, and marks the message", async () => {
    const { api, user } = open();
    const reply = await screen.findByRole('link', { name: 'Reply by email' });
    expect(screen.queryByText('Priority support')).toBeNull();
    expect(reply.getAttribute('href')).toBe(
      'mailto:wilma%40example.com?subject=Re%3A%20Credits%20%26%20more%3F',
    );
    api.on(staffRoutes.markMessage, () => undefined);
    api.on(staffRoutes.messages, () => ({ messages: [], cursor: null }));
    await user.click(await button('Mark as answered'));
    expect(await screen.findByText('No open messages')).toBeDefined();
    expect(api.sentTo(staffRoutes.markMessage).map(({ body }) => body)).toEqual([{ state: 'answered' }]);
  });

  it('the staff page closes the report of a deleted meal, but only with a reason', async () => {
    const { api, user } = open((scripted) => scripted.on(staffRoutes.decideReport, () => undefined));
    await user.click(await screen.findByRole('radio', { name: 'Reports' }));
    expect(await screen.findByText('The user has already stopped sharing this meal.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Hide meal' })).toBeNull();
    await user.click(await button('Close report'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(dialog.getByText('Enter a reason.')).toBeDefined();
    await user.type(dialog.getByLabelText('Reason'), 'Gone already');
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(await screen.findByText('Report resolved')).toBeDefined();
    expect(api.sentTo(staffRoutes.decideReport).map(({ body }) => body)).toEqual([
      { decision: 'leave', reason: 'Gone already' },
    ]);
  });

  it('the staff page lists referrals with their signals, and reverses the rewards with a reason', async () => {
    const { api, user } = open((scripted) => {
      scripted.on(staffRoutes.referrals, () => ({ referrals: [referral], cursor: null }));
      scripted.on(staffRoutes.decideReferral, () => undefined);
    });
    await user.click(await screen.findByRole('radio', { name: 'Referrals' }));
    expect(
      await screen.findByText('Many sign-ups from one network, Many sign-ups with one email domain'),
    ).toBeDefined();
    expect(screen.getByText(/Earned 600 credits/)).toBeDefined();
    await user.click(await button('Reverse rewards'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'One inbox behind them all');
    await user.click(dialog.getByRole('button', { name: 'Reverse' }));
    expect(await screen.findByText('Referral reviewed')).toBeDefined();
    const sent = api.sentTo(staffRoutes.decideReferral);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        `/api/staff/referrals/${mara}/${referral.referral_id}/decision`,
        { decision: 'reverse', reason: 'One inbox behind them all' },
      ],
    ]);
  });

  it('the staff page finds an account with a reason, and deducts credits of either kind with a negative amount', async () => {
    const { api, user } = open((scripted) => {
      scripted.on(staffRoutes.searchAccounts, () => ({ accounts: [found], cursor: null }));
      scripted.on(staffRoutes.viewAccount, () => account);
      scripted.on(staffRoutes.correctCredits, () => ({ ...account, kept: 2 }));
    });
    await user.click(await screen.findByRole('radio', { name: 'Accounts' }));
    await user.click(await button('Find accounts'));
    expect(screen.getByText(/Enter at least 2 characters/)).toBeDefined();
    expect(api.sentTo(staffRoutes.searchAccounts)).toEqual([]);
    await user.type(screen.getByLabelText('User ID, email or part of the name'), 'Mara');
    await user.type(screen.getByLabelText('Reason'), 'Asked by mail');
    await user.click(await button('Find accounts'));
    await user.click(await button('Open Mara Test'));
    await user.click(await button('Correct credits'));
    const dialog = within(await screen.findByRole('dialog'));
    const credits = dialog.getByLabelText('Credits (use a minus sign to deduct)');
    await user.type(dialog.getByLabelText('Reason'), 'Given twice');
    await user.type(credits, 'three');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(dialog.getByText('Enter a number of credits.')).toBeDefined();
    await user.clear(credits);
    await user.type(credits, '−3');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    const card = within(await screen.findByRole('article', { name: 'Account details' }));
    expect(await card.findByText('2')).toBeDefined();
    expect(api.sentTo(staffRoutes.correctCredits).map(({ body }) => body)).toEqual([
      { amount: -3, reason: 'Given twice' },
    ]);
  });

  it('the staff page leads from a report to the account, and suspends it with a rule and a message', async () => {
    const meal = {
      user_id: mara,
      food_name: 'Slimming pills',
      calories: 12,
      serving_size: null,
      caption: null,
      image_url: null,
      is_hidden: false,
    };
    const { api, user } = open((scripted) => {
      scripted.on(staffRoutes.reports, () => ({ reports: [{ ...report, meal }], cursor: null }));
      scripted.on(staffRoutes.viewAccount, () => account);
      scripted.on(staffRoutes.blockAccount, () => ({ ...account, blocked: true }));
    });
    await user.click(await screen.findByRole('radio', { name: 'Reports' }));
    await user.click(await button('Open account'));
    const asking = within(await screen.findByRole('dialog'));
    await user.type(asking.getByLabelText('Reason'), 'Report');
    await user.click(asking.getByRole('button', { name: 'Open account' }));
    await user.click(await button('Block'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block this account?' }));
    await user.selectOptions(dialog.getByLabelText('For how long?'), '30 days');
    await user.type(dialog.getByLabelText('Message to the user (optional)'), 'No shops, please.');
    await user.type(dialog.getByLabelText('Reason'), 'Third time');
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await button('Unblock')).toBeDefined();
    expect(api.sentTo(staffRoutes.blockAccount).map(({ body }) => body)).toEqual([
      { reason: 'Third time', rule: 'spam', message: 'No shops, please.', days: 30 },
    ]);
  });
});
