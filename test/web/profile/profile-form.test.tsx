import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clearDrafts, FORM_DRAFTS } from '#web/lib/session/clear-drafts.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { resetSession, signIn } from '#test/support/screen/session.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aBlankProfile, aProfile } from '#test/support/builders/a-profile.ts';
import { activity, field, openProfile, valueOf } from './open-profile.tsx';

const keptDrafts = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(FORM_DRAFTS));

afterEach(resetSession);

describe('The profile form', () => {
  it('PROFILE-01 shows the stored name, age, weight in kg, height in cm, activity and goal', async () => {
    await openProfile();
    const labels = ['Full name', 'Age', 'Weight', 'Height', 'Daily calorie goal'];
    expect(labels.map(valueOf)).toEqual(['Mara Lindt', '34', '68', '171', '2100']);
    expect(activity().value).toBe('moderately_active');
    expect(field('Weight').parentElement?.textContent).toBe('kg');
    expect(field('Height').parentElement?.textContent).toBe('cm');
  });

  it('PROFILE-02 PROFILE-03 the profile form shows a calculator button and a Save button', async () => {
    await openProfile();
    expect(screen.getByRole('button', { name: 'Calculate goal' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  });

  it('PROFILE-09 (D2) the profile form offers the five activity levels, and none', async () => {
    await openProfile();
    expect([...activity().options].map(({ value }) => value)).toEqual([
      '',
      'sedentary',
      'lightly_active',
      'moderately_active',
      'very_active',
      'extra_active',
    ]);
  });

  it('PROFILE-15 confirms the save, and sends only the changed fields', async () => {
    const { retype, save, sent, user } = await openProfile();
    await retype('Full name', ' Mara Lind ');
    await user.selectOptions(activity(), 'very_active');
    expect(screen.getByText('Not saved yet.')).toBeDefined();
    await save();
    expect(sent()).toEqual({ full_name: 'Mara Lind', activity_level: 'very_active' });
    await waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull());
  });

  it('restores unsaved typed values after a reload, together with newer stored values', async () => {
    signIn();
    const first = await openProfile();
    await first.retype('Full name', 'Mara Lind');
    await first.retype('Weight', 'heavy');
    first.unmount();
    const { retype, save, sent, unmount } = await openProfile(aProfile({ age: 35, weight: 67 }));
    expect(['Full name', 'Age', 'Weight'].map(valueOf)).toEqual(['Mara Lind', '35', 'heavy']);
    expect(screen.getByText('Not saved yet.')).toBeDefined();
    await retype('Weight', '66.5');
    await save();
    expect(sent()).toEqual({ full_name: 'Mara Lind', weight: 66.5 });

    // Only shown once: not when returning later with a saved profile, and not for another user.
    unmount();
    await openProfile();
    expect(valueOf('Full name')).toBe('Mara Lindt');
  });

  it('discards typed values that were saved, of another user, and after signing out', async () => {
    signIn();
    const first = await openProfile();
    await first.retype('Full name', 'Mara Lind');
    expect(keptDrafts()).toHaveLength(1);
    await first.retype('Full name', 'Mara Lindt');
    expect(keptDrafts()).toHaveLength(0);
    await first.retype('Full name', 'Mara Lind');
    first.unmount();
    useSession.setState({ user: { ...someone, sub: 'user-2' } });
    const other = await openProfile(aProfile({ id: 'user-2', full_name: 'Jon' }));
    expect(valueOf('Full name')).toBe('Jon');
    other.unmount();
    clearDrafts();
    signIn();
    await openProfile();
    expect(valueOf('Full name')).toBe('Mara Lindt');
  });

  it('PROFILE-05 the profile form saves with every field blank', async () => {
    const { save, sent } = await openProfile(aBlankProfile());
    await save();
    expect(sent()).toEqual({});
  });

  it('PROFILE-06 the profile form saves blank numbers as null', async () => {
    const { retype, save, sent } = await openProfile();
    for (const label of ['Age', 'Weight', 'Height', 'Daily calorie goal']) await retype(label, '');
    await save();
    expect(sent()).toEqual({ age: null, weight: null, height: null, daily_calorie_goal: null });
  });

  it('PROFILE-07 PROFILE-08 accepts age as a whole number, weight and height as decimals with point or comma', async () => {
    const { retype, save, sent } = await openProfile();
    await retype('Age', '35,9');
    await retype('Weight', '68,25');
    await retype('Height', '171.5');
    await save();
    expect(sent()).toEqual({ age: 35, weight: 68.25, height: 171.5 });
    expect(['Age', 'Weight', 'Height'].map(valueOf)).toEqual(['35', '68,25', '171.5']);
  });

  it('saves the other choices too: sex and home time zone', async () => {
    const { user, save, sent } = await openProfile();
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Home time zone' }), 'Europe/Berlin');
    await save();
    expect(sent()).toEqual({ sex: 'female', time_zone: 'Europe/Berlin' });
  });
});

describe('The profile form with invalid values', () => {
  it.each([
    ['Age', '130', 'Enter an age between 13 and 120.'],
    ['Weight', 'heavy', 'Enter a weight between 20 and 500 kg.'],
    ['Weight', '68.255', 'Use up to two decimal places.'],
    ['Height', '1.71', 'Enter a height between 80 and 260 cm.'],
    ['Height', '171.55', 'Use up to one decimal place.'],
    ['Daily calorie goal', '100', 'Enter a goal between 500 and 10,000 kcal.'],
  ])('the profile form with invalid values marks %s %s: %s', async (label, typed, message) => {
    const { api, retype, click } = await openProfile();
    await retype(label, typed);
    await click('Save');
    expect(screen.getByText(message)).toBeDefined();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(label));
    expect(api.sentTo(profileRoutes.save)).toEqual([]);
  });

  it('the profile form with invalid values moves the focus to the first of several errors', async () => {
    const { retype, click } = await openProfile();
    await retype('Daily calorie goal', '1');
    await retype('Height', '171.55');
    await retype('Age', '130');
    await click('Save');
    expect(document.activeElement).toBe(field('Age'));
  });
});

describe('The profile form, when the server rejects the request', () => {
  it('PROFILE-16 ERR-03 shows why and keeps the typed values', async () => {
    const { api, retype, click } = await openProfile();
    api.on(profileRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await retype('Age', '35');
    await click('Save');
    expect(await findToast('Error')).toEqual({
      tone: 'error',
      text: 'ErrorPlatewise is busy right now. Try again in a moment.',
    });
    expect(valueOf('Age')).toBe('35');
    expect(screen.getByText('Not saved yet.')).toBeDefined();
  });

  it('marks the fields that the server names', async () => {
    const { api, retype, click } = await openProfile();
    api.on(profileRoutes.save, () =>
      failure('VALIDATION_FAILED', [{ field: 'age', message: 'Not this age.' }]),
    );
    await retype('Age', '35');
    await click('Save');
    expect(await screen.findByText('Not this age.')).toBeDefined();
  });

  it('retries with the same Idempotency-Key after a failure', async () => {
    const { api, retype, click, save } = await openProfile();
    const refuse = () => failure('SERVICE_UNAVAILABLE');
    api.on(profileRoutes.save, refuse);
    await retype('Age', '35');
    await click('Save');
    await screen.findByRole('alert');
    api.on(profileRoutes.save, () => aProfile({ age: 35 }));
    await save();
    const [first, again] = api
      .sentTo(profileRoutes.save)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(again);
  });

  it('sends one request for a double click', async () => {
    const { api, retype, user } = await openProfile();
    const { promise, resolve } = Promise.withResolvers<Profile>();
    api.on(profileRoutes.save, () => promise);
    await retype('Age', '35');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    resolve(aProfile({ age: 35 }));
    await screen.findByText('Profile updated successfully!');
    expect(api.sentTo(profileRoutes.save)).toHaveLength(1);
  });
});
