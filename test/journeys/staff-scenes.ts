import { aStaffMessage } from '#test/support/a-staff-message.ts';
import type { Page } from '@playwright/test';
import { ulid } from 'ulid';
import type { StaffDecision } from '#shared/moderation/schema.ts';
import type { AuditRow, StaffAccount, StaffReport } from '#shared/staff/schema.ts';
import { answer, button, type Scene, seen } from './scene.ts';

const AT = '/staff';
const now = new Date().toISOString();
const mara = '9c0f6a52-1b2c-4d3e-8f40-000000000001';

const message = aStaffMessage({ received_at: now, has_priority: true });
const report: StaffReport = {
  user_id: mara,
  shared_meal_id: ulid(),
  reason: 'spam',
  note: 'An advertisement',
  created_at: now,
  meal: {
    user_id: mara,
    food_name: 'Pills that make you slim',
    calories: 12,
    serving_size: '1 pill',
    caption: 'Buy them at my shop',
    image_url: null,
    is_hidden: false,
  },
};
const decision: StaffDecision = {
  id: ulid(),
  user_id: mara,
  shared_meal_id: ulid(),
  staff_id: mara,
  action: 'meal_hidden',
  rule: 'spam',
  message: 'Links to shops are not allowed.',
  meal_name: 'Slimming pills',
  created_at: now,
  until: null,
  ended_at: null,
  appeal: { text: 'This is my own recipe. I sell nothing.', sent_at: now, outcome: null, answer: null },
};
const account: StaffAccount = {
  user_id: mara,
  created_at: now,
  confirmed: true,
  blocked: false,
  closed: false,
  tier: 'basic',
  allowance_left: 12,
  kept: 40,
  changes: [
    { id: '000000000001', created_at: now, reason: 'support', action: null, amount: 40, balance: 52 },
  ],
  suspended_until: null,
  reports: [
    {
      shared_meal_id: ulid(),
      meal_name: 'Slimming pills',
      reason: 'spam',
      created_at: now,
      outcome: 'acted',
    },
    { shared_meal_id: ulid(), meal_name: 'Soup', reason: 'other', created_at: now, outcome: 'kept' },
  ],
  decisions: [decision],
};
const row: AuditRow = {
  id: ulid(),
  created_at: now,
  staff_id: mara,
  action: 'credits_corrected',
  subject: mara,
  reason: 'A pack that did not come',
  amount: -40,
  outcome: 'done',
};

const open = async (page: Page): Promise<void> => {
  await answer(page, '**/api/staff/messages**', 200, { messages: [message], cursor: null });
  await answer(page, '**/api/staff/reports', 200, { reports: [report], cursor: null });
  await answer(page, '**/api/staff/appeals', 200, { appeals: [decision], cursor: null });
  const found = { user_id: mara, name: 'Mara Sharer', email_hint: 'm…@example.com' };
  await answer(page, '**/api/staff/accounts/search', 200, { accounts: [found], cursor: null });
  await answer(page, `**/api/staff/accounts/${mara}/view`, 200, account);
  await answer(page, '**/api/staff/audit', 200, { rows: [row], cursor: null });
  await page.reload();
  await seen(page, 'Where are my credits?');
};
const openPart = async (page: Page, name: string): Promise<void> => {
  await open(page);
  await page.getByRole('group', { name: 'View' }).getByText(name, { exact: true }).click();
};

/** The staff pages with mocked responses, because the user of the scenes is not staff. */
export const ofStaff: Scene[] = [
  { name: 'messages to the staff', at: AT, open },
  {
    name: 'a reported meal, about to be hidden',
    at: AT,
    open: async (page) => {
      await openPart(page, 'Reports');
      await button(page, 'Hide meal').click();
      await page.getByRole('dialog', { name: 'Hide this meal?' }).waitFor();
    },
  },
  {
    name: 'an appeal',
    at: AT,
    open: async (page) => {
      await openPart(page, 'Appeals');
      await seen(page, 'I sell nothing');
    },
  },
  {
    name: 'an account that the staff looked up',
    at: AT,
    open: async (page) => {
      await openPart(page, 'Accounts');
      await page.getByLabel('User ID, email or part of the name').fill('Mara');
      await page.getByLabel('Reason').fill('Asked for by mail');
      await button(page, 'Find accounts').click();
      await button(page, 'Open Mara Sharer').click();
      await seen(page, 'Correction by support');
    },
  },
  {
    name: 'the log of the staff',
    at: AT,
    open: async (page) => {
      await openPart(page, 'Log');
      await seen(page, 'A pack that did not come');
    },
  },
];
