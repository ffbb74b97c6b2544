import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { weightRoutes } from '#shared/weights/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aWeight } from '#test/support/builders/a-weight.ts';
import { openDiary } from '../diary/open-diary.tsx';
import { aProfile } from '#test/support/builders/a-profile.ts';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => vi.useRealTimers());

const card = async () => within(await screen.findByRole('region', { name: 'Weight' }));

const open = () => {
  const view = openDiary();
  view.api.on(profileRoutes.read, () => aProfile());
  view.api.on(weightRoutes.list, () => ({ weights: [aWeight('2026-11-18', 68.5)] }));
  view.api.on(weightRoutes.save, ({ body }) => aWeight('2026-11-20', (body as { weight: number }).weight));
  return view;
};

describe('The weight on a diary day', () => {
  it('the weight on a diary day logs to that day, and links to the trend', async () => {
    const { user, api } = open();
    const field = await (await card()).findByRole('textbox', { name: 'Your weight' });
    await user.clear(field);
    await user.type(field, '68,1');
    await user.click((await card()).getByRole('button', { name: 'Log weight' }));
    await waitFor(() => expect(api.sentTo(weightRoutes.save)).toHaveLength(1));
    expect(api.sentTo(weightRoutes.save)[0]).toMatchObject({
      path: '/api/weights/2026-11-20',
      body: { weight: 68.1 },
    });
    const trend = (await card()).getByRole('link', { name: 'Trend and goal' });
    expect(trend.getAttribute('href')).toBe('/set-new-goal');
  });

  it('the weight on a diary day shows that it could not be loaded', async () => {
    const { api } = open();
    api.on(weightRoutes.list, () => failure('INTERNAL'));
    expect(await (await card()).findByText(/We couldn’t load your weight/)).toBeDefined();
  });
});
