import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { noSubscription } from '#shared/billing/schema.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { ScanTab } from '#web/app/pages/dashboard/scan-tab.tsx';
import { paid } from '#test/support/builders/a-subscription.ts';
import { setSubscription } from '#test/support/screen/session.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aJpeg, choose, keyOf, scriptScanner, theResult } from './scanner.tsx';
import { scriptBrowser } from './scripted-browser.ts';

let browser: ReturnType<typeof scriptBrowser>;
beforeEach(() => {
  browser = scriptBrowser();
});
afterEach(() => void vi.restoreAllMocks());

const openWith = (status: SubscriptionStatus) => {
  const api = scriptScanner();
  setSubscription(status);
  openScreen(<ScanTab isShown onLogged={() => undefined} />);
  return api;
};
const another = () => screen.findByRole('button', { name: /^Add another photo of this meal/ });

describe('Several photos of one meal', () => {
  it('GATE-07 (D18) several photos of one meal require a paid plan: the free plan takes one photo, and explains why', async () => {
    const api = openWith(noSubscription);
    await choose([aJpeg(), aJpeg()]);
    await theResult();
    expect(screen.getByText('The free plan includes one photo per meal. Add more with Basic.')).toBeDefined();
    expect(browser.uploads).toHaveLength(1);
    expect(api.sentTo(scanRoutes.analyze)[0]?.body).toEqual({ image: keyOf(0) });
  });

  it('GATE-01 several photos of one meal show a sample and name the required plan on the free plan', async () => {
    openWith(noSubscription);
    await choose([aJpeg()]);
    await theResult();
    expect(screen.getByText('Sample')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Included in Basic' })).toBeDefined();
    const card = await screen.findByRole('region', { name: 'Upgrade Required' });
    expect(card.textContent).toContain('is included in Basic');
  });

  it('GATE-07 (D18) several photos of one meal work on Basic', async () => {
    openWith(paid({ subscription_tier: 'basic' }));
    await choose([aJpeg(), aJpeg()]);
    await theResult();
    expect(browser.uploads).toHaveLength(2);
    await userEvent.click(await another());
    expect(await screen.findByRole('menuitem', { name: 'Take a photo' })).toBeDefined();
  });
});
