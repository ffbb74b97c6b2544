import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { useLogWay } from '#web/app/pages/dashboard/log-way.ts';
import { openFeatureMenu } from '#web/features/palette/public.ts';
import { tabs } from '#web/features/shell/tabs.ts';
import { openPage, place } from './open-palette.tsx';

const open = async (over: Parameters<typeof aDashboard>[0] = {}) => {
  const view = openPage('/dashboard');
  view.api.on(dashboardRoutes.read, () => aDashboard(over));
  act(openFeatureMenu);
  const dialog = within(await screen.findByRole('dialog', { name: 'All Features' }));
  const names = () =>
    dialog.queryAllByRole('listitem').map((item) => item.querySelector('span span')?.textContent);
  const choose = (name: string) => view.user.click(dialog.getByText(name));
  const type = async (text: string) => {
    await view.user.clear(dialog.getByRole('searchbox', { name: 'Search features' }));
    await view.user.paste(text);
  };
  return { ...view, dialog, names, choose, type };
};

describe('The All Features menu', () => {
  it('DASH-29 groups every tab by purpose, with one line about each', async () => {
    const { dialog, names } = await open();
    expect(dialog.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Log food',
      'Your day',
      'Goals and advice',
      'Friends and work',
      'Account and data',
      'Help',
    ]);
    expect(names()).toEqual(expect.arrayContaining(tabs.map(({ label }) => label)));
    for (const item of dialog.getAllByRole('listitem'))
      expect(item.querySelector('.note')?.textContent).toMatch(/^\w.{10,}\.$/);
  });

  it.each([
    ['weight', 'Weight', '/set-new-goal', { part: 'weight' }],
    ['water', 'Water', '/dashboard', { tab: 'diary' }],
    ['saved meals', 'Saved meals', '/dashboard', { tab: 'log' }],
    ['import', 'Import a diary', '/profile/data', {}],
    ['invoices', 'Billing', '/profile/billing', {}],
    ['password', 'Security', '/profile/security', {}],
  ])('the All Features menu finds %s and opens it', async (typed, name, path, state) => {
    const { names, type, choose } = await open();
    await type(typed);
    expect(names()).toContain(name);
    await choose(name);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place()?.startsWith(path)).toBe(true);
    const written = JSON.parse(place()?.replace(/^\S+ /, '') ?? '') as object | null;
    expect(written ?? {}).toMatchObject(state);
  });

  it('the All Features menu opens the saved meals of the log form', async () => {
    const { choose } = await open();
    await choose('Saved meals');
    expect(useLogWay.getState().way).toBe('meals');
  });

  it('the All Features menu opens the first result on Enter, and reports a search without results', async () => {
    const { type, user, dialog, names } = await open();
    await type('zzzz');
    expect(names()).toEqual([]);
    expect(dialog.getByRole('status').textContent).toBe('No results. Try a shorter word.');
    await type('health check');
    await user.keyboard('{Enter}');
    expect(place()).toContain('/health-check');
  });

  it('the All Features menu leaves out what users at risk are not offered', async () => {
    const { names, findByText } = await open({ health_risk: 'under_18' });
    await findByText('Diary');
    expect(names()).not.toContain('Fasting Timer');
  });
});
