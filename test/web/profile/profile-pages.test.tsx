import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription } from '#shared/billing/schema.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { someDetails } from '#test/support/builders/billing-details.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { eventually } from '#test/support/eventually.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { ProfilePage } from '#web/app/pages/profile/profile-page.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { fewTimeZones, field, fill, keptProfile, valueOf } from './open-profile.tsx';

const mara = { sub: 'user-1', email: 'mara@example.com', full_name: 'Mara Session' };
beforeEach(() => useSession.setState({ status: 'signed-in', user: mara, interrupted: null }));

/** Opens a page of the profile at its address. */
const open = (path: string) => {
  const { api } = keptProfile(aProfile({ id: mara.sub }));
  fewTimeZones();
  api.on(dashboardRoutes.read, () => aDashboard({}));
  api.on(apiTokenRoutes.list, () => ({ tokens: [] }));
  api.on(billingRoutes.checkSubscription, () => noSubscription);
  api.on(billingRoutes.readDetails, () => someDetails({ invoices: [] }));
  const view = openScreen(
    <>
      <ProfilePage />
      <Link to="#top">Within the page</Link>
      <Link to="/social">To another page</Link>
    </>,
    { path },
  );
  return { api, ...view };
};
const theTitle = () => screen.getByRole('heading', { level: 1 }).textContent;
const region = (name: string) => screen.findByRole('region', { name });
const toLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Profile pages' })).getByRole('link', { name });

describe('A page of the profile', () => {
  it.each([
    ['/profile', 'Profile', 'Your body'],
    ['/profile/privacy', 'Privacy & AI', 'Photos, recordings and text'],
    ['/profile/notifications', 'Notifications', 'Reminders'],
    ['/profile/security', 'Security', 'Security'],
    ['/profile/billing', 'Billing', 'Invoices and receipts'],
    ['/profile/data', 'Data', 'Import a diary'],
    ['/profile/api', 'API', 'API tokens'],
  ])('the page %s is titled %s and contains %s', async (path, title, section) => {
    open(path);
    expect(theTitle()).toBe(title);
    expect(document.title).toBe(`${title} · Platewise`);
    expect(await region(section)).toBeDefined();
    expect(screen.queryByText(/Welcome back/)).toBeNull();
  });

  it('PROFILE-04 the profile has a danger zone with account deletion on its Data page', async () => {
    open('/profile/data');
    const zone = within(await region('Danger zone'));
    expect(zone.getByRole('button', { name: 'Delete account' })).toBeDefined();
  });

  it.each([
    ['/profile#reminders', 'Notifications'],
    ['/profile#security', 'Security'],
    ['/profile#export-data', 'Data'],
    ['/profile#danger-zone', 'Data'],
    ['/profile#api-tokens', 'API'],
    ['/profile#usual-portions', 'Privacy & AI'],
    ['/profile#nowhere', 'Profile'],
  ])('the former anchor %s opens the page %s', async (path, title) => {
    open(path);
    await eventually(() => expect(theTitle()).toBe(title));
  });

  it('a page of the profile focuses its title when a link opens it', async () => {
    const { user } = open('/profile/data');
    await region('Danger zone');
    await user.click(toLink('API'));
    await region('API tokens');
    await eventually(() => expect(document.activeElement?.textContent).toBe('API'));
  });
});

describe('Leaving the profile form with unsaved changes', () => {
  const edited = async () => {
    const view = open('/profile');
    await screen.findByRole('form', { name: 'Profile' });
    await fill(view.user, 'Full name', 'Mara Berg');
    await view.user.click(toLink('Security'));
    await screen.findByRole('dialog', { name: 'Save your changes?' });
    expect(theTitle()).toBe('Profile');
    return view;
  };

  it('keeps the page and the typed values on Keep editing', async () => {
    const { click } = await edited();
    await click('Keep editing');
    expect(theTitle()).toBe('Profile');
    expect(valueOf('Full name')).toBe('Mara Berg');
  });

  it('saves the changes and leaves on Save and leave', async () => {
    const { api, click } = await edited();
    await click('Save and leave');
    await eventually(() => expect(theTitle()).toBe('Security'));
    expect(api.sentTo(profileRoutes.save)[0]?.body).toEqual({ full_name: 'Mara Berg' });
  });

  it('leaves without saving on Discard changes, and does not restore them', async () => {
    const { api, click, user } = await edited();
    await click('Discard changes');
    await eventually(() => expect(theTitle()).toBe('Security'));
    await user.click(toLink('Profile'));
    await screen.findByRole('form', { name: 'Profile' });
    expect(valueOf('Full name')).toBe('Mara Lindt');
    expect(api.sentTo(profileRoutes.save)).toEqual([]);
  });

  it('stays on the form and marks the field when the values cannot be saved', async () => {
    const view = open('/profile');
    await screen.findByRole('form', { name: 'Profile' });
    await fill(view.user, 'Age', '900');
    await view.user.click(toLink('Data'));
    await view.click('Save and leave');
    await eventually(() => expect(field('Age').getAttribute('aria-invalid')).toBe('true'));
    expect(theTitle()).toBe('Profile');
  });

  it('asks before a button of another part leaves, but not within the page', async () => {
    const view = open('/profile');
    await screen.findByRole('form', { name: 'Profile' });
    await fill(view.user, 'Full name', 'Mara Berg');
    await view.user.click(screen.getByRole('link', { name: 'Within the page' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await view.user.click(screen.getByRole('link', { name: 'To another page' }));
    expect(await screen.findByRole('dialog', { name: 'Save your changes?' })).toBeDefined();
  });

  it('does not ask when nothing was changed', async () => {
    const { user } = open('/profile');
    await screen.findByRole('form', { name: 'Profile' });
    await user.click(toLink('API'));
    await eventually(() => expect(theTitle()).toBe('API'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
