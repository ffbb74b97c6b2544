import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { Providers } from '#web/app/providers.tsx';
import { useOfferedTabs } from '#web/app/shell/use-offered-tabs.ts';
import { tabs } from '#web/features/shell/tabs.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';

const offered = (over: Parameters<typeof aDashboard>[0]) => {
  scriptedApi().on(dashboardRoutes.read, () => aDashboard(over));
  return renderHook(() => useOfferedTabs(), { wrapper: Providers }).result;
};

describe('The offered tabs', () => {
  it('contain every tab for users who are not at risk', async () => {
    const result = offered({});
    await waitFor(() => expect(result.current).toEqual(tabs));
  });

  it('leave out the tabs that users at risk are not offered', async () => {
    const result = offered({ health_risk: 'under_18' });
    await waitFor(() => expect(result.current).toEqual(tabs.filter((tab) => !tab.isHiddenAtRisk)));
  });
});
