import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { ShellPage } from '#web/app/shell/shell-page.tsx';
import { tabs } from '#web/features/shell/tabs.ts';

/** Tabs that are pages with an address of their own, two of them also shown as dashboard tabs. */
const pages = [
  ...tabs.filter(({ path }) => path !== undefined).map(({ id }) => id),
  'social',
  'voicetext',
] as const;

describe('A page outside the dashboard', () => {
  it.each(pages)('the page %s states its purpose under its title and has no greeting', (tab) => {
    scriptedApi().on(dashboardRoutes.read, () => aDashboard({}));
    openScreen(<ShellPage tab={tab}>Content</ShellPage>);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.parentElement?.querySelector('p')?.textContent).toMatch(/^\w.{20,}\.$/);
    expect(screen.queryByText(/Welcome back/)).toBeNull();
  });
});
