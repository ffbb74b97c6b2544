import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthReportRoutes } from '#shared/health-reports/routes.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { HealthReports } from '#web/features/health-reports/health-reports.tsx';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { paid } from '#test/support/builders/a-subscription.ts';
import { resetSession, setSubscription } from '#test/support/screen/session.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

/** Names of the downloaded files, in order. */
let saved: string[] = [];
beforeEach(() => {
  resetSession();
  setSubscription(paid({ subscription_tier: 'enterprise' }));
  saved = [];
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(resetSession);

const file = (name: string) =>
  new Response('file', {
    headers: { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="${name}"` },
  });
const open = async (answer: () => Response | Promise<Response> = () => file('platewise-x.csv')) => {
  const api = scriptedApi();
  api.on(healthReportRoutes.make, answer);
  const view = openScreen(<HealthReports locked={<p>Enterprise only</p>} />);
  await view.user.click(await screen.findByRole('button', { name: 'Create a report' }));
  await screen.findByRole('dialog', { name: 'Health report' });
  return { api, sent: () => api.sentTo(healthReportRoutes.make).map(({ body }) => body), ...view };
};
const download = () => screen.getByRole('button', { name: 'Download' });
const today = () => localDateOf(new Date(), deviceTimeZone());

describe('A health report', () => {
  it('GATE-09 a health report covers the last 30 days as PDF by default, and is saved under its file name', async () => {
    const { sent, user } = await open(() => file('platewise-2026.pdf'));
    await user.dblClick(download());
    expect(await screen.findByText('Report downloaded')).toBeDefined();
    expect(sent()).toEqual([{ from: addDays(today(), -29), to: today(), format: 'pdf' }]);
    expect(saved).toEqual(['platewise-2026.pdf blob:report']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a health report can cover another period, as CSV', async () => {
    const { sent, user } = await open();
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    await user.click(screen.getByRole('radio', { name: 'CSV for spreadsheets' }));
    await user.click(download());
    await screen.findByText('Report downloaded');
    expect(sent()).toEqual([{ from: addDays(today(), -89), to: today(), format: 'csv' }]);
  });

  it('a health report shows that it is being created', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user } = await open(() => promise);
    await user.click(download());
    expect(await screen.findByText('Creating your report…')).toBeDefined();
    resolve(file('platewise-x.csv'));
    expect(await screen.findByText('Report downloaded')).toBeDefined();
  });

  it('shows in place that nothing was logged, until other days are chosen', async () => {
    const { user } = await open(() => failure('REPORT_EMPTY'));
    await user.click(download());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was logged on these days/);
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a health report rejects a reversed range before it sends a request', async () => {
    const { sent, user } = await open();
    await user.click(screen.getByRole('button', { name: /^To: / }));
    await user.click(await screen.findByRole('button', { name: 'Previous month' }));
    await user.click(screen.getAllByRole('button', { name: /(?:^|\D)1(?:st)?(?:,|$)/ })[0]!);
    await user.click(download());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The end date can’t be before the start date.',
    );
    expect(sent()).toEqual([]);
  });

  it('GATE-09 a health report requires Enterprise', async () => {
    setSubscription(paid());
    openScreen(<HealthReports locked={<p>Enterprise only</p>} />);
    expect(await screen.findByText('Enterprise only')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create a report' })).toBeNull();
  });
});
