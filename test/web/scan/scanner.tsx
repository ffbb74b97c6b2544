import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { Providers } from '#web/app/providers.tsx';
import { ScanFood } from '#web/features/scan/scan-food.tsx';
import { analysis, food } from './foods.ts';

export const KEY = 'incoming/01JD0000000000000000000000';

/** The routes that the scanner calls. */
export const routes = {
  photos: 'POST /api/photos',
  analyze: 'POST /api/functions/analyze-food-image',
  describe: 'POST /api/foods/describe',
  log: 'POST /api/food-entries',
};

const permission = {
  id: '01JD0000000000000000000000',
  key: KEY,
  url: 'http://localhost:3000/bucket',
  fields: { key: KEY, policy: 'p' },
  expires_at: '2026-11-20T12:05:00.000Z',
};

const entry = {
  ...analysis,
  id: '01JD0000000000000000000001',
  user_id: 'user-1',
  meal_type: 'snack',
  logged_at: '2026-11-20T12:00:00.000Z',
  local_date: '2026-11-20',
  time_zone: 'UTC',
  version: 1,
  updated_at: '2026-11-20T12:00:00.000Z',
};

export const found = { status: 200, body: analysis };
export const logged = { status: 201, body: entry };

/** An answer of the food table. */
export const words = (items = [food()], extra: object = {}) => ({
  status: 200,
  body: { items, meal_type: null, not_understood: [], engine: 'rules', ...extra },
});

export const everythingWorks = {
  [routes.photos]: { status: 201, body: permission },
  [routes.analyze]: found,
  [routes.describe]: words(),
  [routes.log]: logged,
};

export const openScanner = () => {
  const onLogged = vi.fn();
  const view = render(
    <Providers>
      <ScanFood onLogged={onLogged} />
    </Providers>,
  );
  return { ...view, onLogged };
};

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const takePhoto = async () => {
  await press('Start Camera');
  await press('Capture Photo');
};
export const choosePhoto = (name: string, type: string) =>
  userEvent.upload(screen.getByLabelText('Photo of your meal'), new File(['x'], name, { type }));

export const theResult = () => screen.findByRole('heading', { name: 'Here is your plate' });

/** Role and text of the toast with this title. */
export const toast = async (title: string) => {
  const shown = (await screen.findByText(title)).closest('[role="alert"], [role="status"]');
  return { tone: shown?.getAttribute('role'), text: shown?.textContent ?? '' };
};
