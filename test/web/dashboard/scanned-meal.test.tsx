import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { socialRoutes } from '#shared/social/routes.ts';
import { DashboardPage } from '#web/app/pages/dashboard/dashboard-page.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { aDailySummary } from '#test/support/builders/a-daily-summary.ts';
import { scriptBrowser } from '../scan/scripted-browser.ts';
import { entry, scriptScanner, takePhoto, theResult, toast } from '../scan/scanner.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';

beforeEach(() => {
  scriptBrowser();
  useSession.setState({ status: 'signed-in', user: someone });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('A meal logged from the camera tab', () => {
  it('DASH-31 (D11) a meal logged from the camera tab appears on the dashboard immediately, without reloading the page', async () => {
    // jsdom reports that it cannot reload a page.
    const complaints = vi.spyOn(console, 'error');
    const api = scriptScanner();
    api.on(dashboardRoutes.read, () => aDashboard({ recent_entries: [aFoodEntry({ food_name: 'Toast' })] }));
    api.on(profileRoutes.read, () => aProfile());
    api.on(socialRoutes.friends, () => ({ friends: [], requests: [], sent: [] }));
    const { user } = openScreen(<DashboardPage />);
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    const main = within(screen.getByRole('main'));
    await main.findByText('Toast');
    await user.click(sidebar.getByRole('button', { name: 'Log Food' }));
    await user.type(await main.findByLabelText(/Food name/), 'Soup');
    await user.click(sidebar.getByRole('button', { name: 'Scan Food' }));
    await takePhoto();
    await theResult();

    const today = aDailySummary({ total_calories: 1_641 });
    api.on(dashboardRoutes.read, () => aDashboard({ today, recent_entries: [entry] }));
    await user.click(main.getByRole('button', { name: 'Log Food' }));
    await toast('Food Logged!');
    expect(await main.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined();
    expect(await main.findByText('Salmon with rice')).toBeDefined();
    expect(main.getByRole('img', { name: /^1,641 of 2,100/ })).toBeDefined();
    await user.click(sidebar.getByRole('button', { name: 'Log Food' }));
    expect(await main.findByDisplayValue('Soup')).toBe(main.getByLabelText(/Food name/));
    expect(complaints).not.toHaveBeenCalled();
  });
});
