import type { Page } from '@playwright/test';
import { ulid } from 'ulid';
import type { FeedPage, FriendList } from '#shared/social/schema.ts';
import { answer, button, phone, type Scene, seen } from './scene.ts';

const AT = '/social';
const now = new Date().toISOString();
const ben = '0b8f7c1e-1111-4111-8111-0000000000b1';
const between = (id: string) => ({ id: id.padEnd(22, '-'), created_at: now, user_id: ben, friend_id: ben });

const friends: FriendList = {
  friends: [{ ...between('friend'), name: 'Ben Okri', status: 'accepted' }],
  requests: [{ ...between('request'), name: 'Chidi Anagonye', status: 'pending' }],
  sent: [{ id: 'sent'.padEnd(22, '-'), created_at: now, email_hint: 't…@example.com', status: 'pending' }],
};
const feed: FeedPage = {
  meals: [true, false].map((liked) => ({
    id: ulid(),
    user_id: ben,
    food_entry_id: ulid(),
    caption: 'Better the second day',
    created_at: now,
    likes_count: 3,
    audience: 'friends',
    liked,
    food_entries: {
      food_name: 'Lentil soup with lemon and a name that is long enough to need two lines',
      calories: 1_240,
      serving_size: '350 g',
      meal_type: 'lunch',
      image_url: null,
    },
    profiles: { full_name: 'Ben Okri' },
  })),
  next: null,
};

const open = async (page: Page): Promise<void> => {
  await answer(page, '**/api/friends', 200, friends);
  await answer(page, '**/api/shared-meals', 200, feed);
  await page.reload();
  await seen(page, 'Better the second day');
};
const chooseOf = async (page: Page, item: string): Promise<void> => {
  await open(page);
  await page
    .getByRole('button', { name: /^More options for Lentil soup/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
};

/** Friends and the meals that they share. */
export const ofSocial: Scene[] = [
  { name: 'friends and shared meals', at: AT, open },
  {
    name: 'friends on a phone',
    at: AT,
    only: phone,
    open: async (page) => {
      await open(page);
      await page.setViewportSize(phone);
      await page.getByText('Friends and sharing').click();
      await button(page, 'Share meal').click();
      await seen(page, 'Choose a meal.');
    },
  },
  {
    name: 'whether somebody is to be blocked',
    at: AT,
    open: (page) => chooseOf(page, 'Block Ben Okri'),
  },
  {
    name: 'a report without a reason',
    at: AT,
    open: async (page) => {
      await chooseOf(page, 'Report');
      await button(page, 'Report').click();
      await seen(page, 'Choose a reason.');
    },
  },
  {
    name: 'shared meals that could not be loaded',
    at: AT,
    open: async (page) => {
      await answer(page, '**/api/shared-meals', 500, {
        code: 'INTERNAL',
        message: 'Something went wrong on our side.',
        request_id: 'scene',
      });
      await page.reload();
      await seen(page, 'We couldn’t load shared meals');
    },
  },
];
