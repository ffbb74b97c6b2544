import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import type { ShownSeries } from '#shared/business-agents/calendar/schema.ts';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type {
  CalendarEvent,
  CrmActivity,
  DocumentHead,
  EmailTemplate,
} from '#shared/business-agents/executive/schema.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { ExecutiveView } from '#web/features/business-agents/executive/executive-view.tsx';
import { aLead } from '#test/support/builders/a-lead.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

interface Held {
  events?: CalendarEvent[];
  activities?: CrmActivity[];
  documents?: DocumentHead[];
  templates?: EmailTemplate[];
  series?: ShownSeries[];
}

/** Opens the executive assistant's page with this data on a working API. */
export const openExecutive = ({
  events = [],
  activities = [],
  documents = [],
  templates = [],
  series = [],
}: Held = {}) => {
  const api = scriptedApi();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on(sdrRoutes.leads, () => ({ leads: [aLead()] }));
  api.on(calendarRoutes.series, () => ({ series }));
  api.on(executiveRoutes.events, () => ({ events }));
  api.on(executiveRoutes.activities, () => ({ activities, next: null }));
  api.on(executiveRoutes.documents, () => ({ documents, next: null }));
  api.on(executiveRoutes.templates, () => ({ templates }));
  const view = openScreen(
    <ExecutiveView renderConsent={({ onGranted }) => <button onClick={onGranted}>I agree</button>} />,
  );
  return {
    api,
    logged,
    openTab: async (name: string) => view.user.click(await screen.findByRole('tab', { name })),
    ...view,
  };
};
