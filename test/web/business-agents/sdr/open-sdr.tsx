import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { SdrView } from '#web/features/business-agents/sdr/sdr-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aConversation, aLead, aTask } from '#test/support/builders/a-lead.ts';

/** Opens the sales agent's page with these leads on a working API. */
export const openSdr = (leads: Lead[] = [aLead()], chosen: string | null = null) => {
  const api = scriptedApi();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let held = leads;
  api.on(sdrRoutes.leads, () => ({ leads: held }));
  api.on(sdrRoutes.tasks, () => ({ tasks: [aTask()] }));
  api.on(sdrRoutes.views, () => ({ views: [], last_used: null }));
  api.on(sdrRoutes.conversations, () => ({ conversations: [aConversation()] }));
  const view = openScreen(
    <SdrView
      chosen={chosen}
      onChosen={() => undefined}
      renderConsent={({ onGranted }) => <button onClick={onGranted}>I agree</button>}
    />,
  );
  return {
    api,
    logged,
    holds: (now: Lead[]) => (held = now),
    openTab: async (name: string) => view.user.click(await screen.findByRole('tab', { name })),
    ...view,
  };
};
