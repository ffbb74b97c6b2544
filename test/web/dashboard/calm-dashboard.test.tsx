import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { healthRisks } from '#shared/goals/health-risk.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { DashboardView } from '#web/features/dashboard/dashboard-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { aDailySummary } from '#test/support/builders/a-daily-summary.ts';

describe('The dashboard of a user at risk', () => {
  it.each(healthRisks)('(D49) shows what was eaten, without a goal, for the reason %s', async (risk) => {
    const api = scriptedApi();
    const today = aDailySummary({ total_calories: 2_440 });
    api.on(dashboardRoutes.read, () => aDashboard({ health_risk: risk, today }));
    const onTab = vi.fn<(tab: string) => void>();
    const { user, container } = openScreen(
      <DashboardView
        askDevice={async () => false}
        onTab={onTab}
        renderEntries={() => <p>The entries</p>}
        renderTrend={(trend) => trend}
        wallet={<p>The wallet</p>}
      />,
    );
    const card = within(await screen.findByRole('region', { name: 'Today' }));
    expect(card.getByText('2,440').textContent).toBe('2,440 kcal eaten');
    expect(container.textContent).not.toMatch(/goal|over|kcal left|2,100/i);
    expect(screen.getByRole('region', { name: 'Enough food comes first' }).textContent).toContain(
      'talk to a doctor or someone you trust',
    );
    await user.click(screen.getByRole('button', { name: 'Photo' }));
    expect(onTab).toHaveBeenCalledWith('camera');
    expect(screen.getByText('The entries')).toBeDefined();
  });
});
