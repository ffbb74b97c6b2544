import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { FirstRunCard } from '#web/features/profile/first-run/first-run-card.tsx';
import { FirstRun } from '#web/features/profile/first-run/first-run.tsx';
import { firstValues } from '#web/features/profile/first-run/first-values.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aBlankProfile } from '#test/support/builders/a-profile.ts';
import { activity, fewTimeZones, field, fill, keptProfile, valueOf } from './open-profile.tsx';

const open = () => {
  const { api } = keptProfile(aBlankProfile());
  fewTimeZones();
  const onOver = vi.fn<() => void>();
  const view = openScreen(<FirstRun onOver={onOver} />);
  const sent = () => api.sentTo(profileRoutes.save).map(({ body }) => body);
  const over = () => waitFor(() => expect(onOver).toHaveBeenCalled());
  return { api, onOver, sent, over, ...view };
};
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const theTitle = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('The offer of the first run (D46)', () => {
  const openCard = () => {
    const { api } = keptProfile(aBlankProfile());
    fewTimeZones();
    const onOver = vi.fn<() => void>();
    const Offer = () => {
      const [isOpen, setOpen] = useState(false);
      return <FirstRunCard isOpen={isOpen} onOpen={() => setOpen(true)} onOver={onOver} />;
    };
    const view = openScreen(<Offer />);
    return { api, onOver, ...view };
  };

  it('asks nothing before the user agrees to the questions', async () => {
    const { click, api } = openCard();
    expect(screen.queryByRole('dialog')).toBeNull();
    await click('Set my goal');
    expect(await screen.findByRole('dialog', { name: 'Which units do you use?' })).toBeDefined();
    expect(api.sentTo(profileRoutes.save)).toEqual([]);
  });

  it('the offer disappears for good with one click', async () => {
    const { click, api, onOver } = openCard();
    await click('Skip for now');
    expect(onOver).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(api.sentTo(profileRoutes.save).map(({ body }) => body)).toEqual([{ first_run: 'skipped' }]),
    );
  });
});

describe('The first run (D46)', () => {
  it('asks for units, body data and goal in three steps, and saves once at the end', async () => {
    const { user, click, sent, over } = open();
    await user.click(screen.getByRole('radio', { name: 'kg and cm' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Home time zone' }), 'Europe/Berlin');
    await click('Continue');
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await fill(user, 'Age', '34');
    await fill(user, 'Weight', '68,5');
    await fill(user, 'Height', '171');
    await user.selectOptions(activity(), 'very_active');
    await click('Continue');
    // (447.593 + 9.247 x 68.5 + 3.098 x 171 - 4.33 x 34) x 1.725
    expect(valueOf('Daily calorie goal')).toBe('2525');
    expect(screen.getByText(/Revised Harris-Benedict formula for women/)).toBeDefined();
    await click('Start');
    await over();
    expect(sent()).toEqual([
      {
        unit_system: 'metric',
        time_zone: 'Europe/Berlin',
        sex: 'female',
        age: 34,
        weight: 68.5,
        height: 171,
        activity_level: 'very_active',
        daily_calorie_goal: 2525,
        first_run: 'done',
      },
    ]);
  });

  it("suggests the browser's time zone and leaves everything else blank", async () => {
    const { click, sent, over } = open();
    await click('Continue');
    await click('Continue');
    await click('Start');
    await over();
    expect(sent()).toEqual([{ unit_system: 'imperial', time_zone: zone, first_run: 'done' }]);
  });

  it.each([
    ['en-US', 'imperial'],
    ['en-GB', 'metric'],
    ['de', 'metric'],
  ])('the first run suggests the units of %s: %s', (language, units) => {
    expect(firstValues(language).unit_system).toBe(units);
  });

  it('the first run closes immediately with one click on Skip', async () => {
    const { click, sent, over } = open();
    await click('Skip for now');
    await over();
    expect(sent()).toEqual([{ first_run: 'skipped' }]);
  });

  it('the first run keeps earlier answers when it is skipped at a later step', async () => {
    const { user, click, sent, over } = open();
    await user.click(screen.getByRole('radio', { name: 'kg and cm' }));
    await click('Continue');
    await fill(user, 'Age', '34');
    await click('Skip for now');
    await over();
    expect(sent()).toEqual([{ unit_system: 'metric', time_zone: zone, first_run: 'skipped' }]);
  });

  it('the first run closes on Escape', async () => {
    const { user, sent, over } = open();
    await user.keyboard('{Escape}');
    await over();
    expect(sent()).toEqual([{ first_run: 'skipped' }]);
  });

  it('lets the user continue when skipping cannot be saved, and shows why', async () => {
    const { api, click, over } = open();
    api.on(profileRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await click('Skip for now');
    await over();
    expect(screen.getByRole('alert').textContent).toContain('Platewise is busy right now.');
  });

  it('the first run keeps the typed values when the answers cannot be saved', async () => {
    const { api, user, onOver, click, over } = open();
    await click('Continue');
    await click('Continue');
    await fill(user, 'Daily calorie goal', '1900');
    api.on(profileRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await click('Start');
    await screen.findByRole('alert');
    expect([onOver.mock.calls.length, valueOf('Daily calorie goal')]).toEqual([0, '1900']);
    api.on(profileRoutes.save, () => aBlankProfile());
    await click('Start');
    await over();
    const [first, again] = api
      .sentTo(profileRoutes.save)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(again);
  });

  it('the first run rejects an impossible value with an explanation', async () => {
    const { user, click, sent } = open();
    await click('Continue');
    await fill(user, 'Age', '130');
    await click('Continue');
    expect(theTitle()).toBe('A few details (optional)');
    expect(screen.getByText('Enter an age between 13 and 120.')).toBeDefined();
    expect(document.activeElement).toBe(field('Age'));
    expect(sent()).toEqual([]);
  });

  it('the first run (D46) goes back without losing an answer, and moves the focus to the opened step', async () => {
    const { user, click } = open();
    await click('Continue');
    expect(document.activeElement?.textContent).toBe('Step 2 of 3');
    await fill(user, 'Age', '34');
    await click('Back');
    expect(theTitle()).toBe('Which units do you use?');
    await click('Continue');
    expect(valueOf('Age')).toBe('34');
  });

  it('the first run replaces a typed goal only on request', async () => {
    const { user, click } = open();
    await click('Continue');
    await fill(user, 'Age', '34');
    await fill(user, 'Weight', '150');
    await fill(user, 'Feet', '5');
    await user.selectOptions(activity(), 'sedentary');
    await click('Continue');
    await fill(user, 'Daily calorie goal', '1900');
    await click('Back');
    await click('Continue');
    expect(valueOf('Daily calorie goal')).toBe('1900');
  });
});
