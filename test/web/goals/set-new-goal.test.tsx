import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aBlankProfile, aProfile } from '#test/support/builders/a-profile.ts';
import { activity, field, valueOf } from '../profile/open-profile.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openGoals, premium, resetGoals } from './open-goals.tsx';

resetGoals();

const left = () => within(screen.getByRole('region', { name: 'About you' }));
const right = () => within(screen.getByRole('region', { name: 'Your goal' }));
const recommended = (name: RegExp): HTMLInputElement => right().getByRole('radio', { name });

describe('The Set New Goal page', () => {
  it('GOAL-01 GOAL-02 GOAL-07 (D41) asks for body data on the left, and shows BMR and TDEE', async () => {
    const { goal } = await openGoals();
    expect([valueOf('Age'), valueOf('Weight'), valueOf('Height')]).toEqual(['34', '68', '171']);
    expect(left().getByText('kg and cm')).toBeDefined();
    expect(activity().value).toBe('moderately_active');
    expect(left().getByText('BMR').closest('div')?.textContent).toContain('1,584');
    expect(left().getByText('TDEE').closest('div')?.textContent).toContain('2,455');
    expect(left().getByText(/Mifflin-St Jeor formula for men; sex not set, × 1.55/)).toBeDefined();
    expect(goal()).toBe('2100');
  });

  it('GOAL-11 shows BMR and TDEE once they can be calculated, but not for an obvious typo', async () => {
    const { retype, user } = await openGoals(aBlankProfile());
    expect(left().queryByText('BMR')).toBeNull();
    await retype('Age', '34');
    await retype('Height', '171');
    await retype('Weight', '680');
    expect(left().queryByText('BMR')).toBeNull();
    await retype('Weight', '68,5');
    expect(left().getByText('BMR')).toBeDefined();
    expect(left().queryByText('TDEE')).toBeNull();
    await user.selectOptions(activity(), 'sedentary');
    expect(left().getByText('TDEE')).toBeDefined();
  });

  it('GOAL-03 GOAL-15 GOAL-16 the Set New Goal page offers goals to keep, lose and gain weight', async () => {
    await openGoals();
    expect(recommended(/^Maintain weight 2,455 kcal/)).toBeDefined();
    expect(recommended(/^Weight loss 1,955 kcal -0.5kg per week$/)).toBeDefined();
    expect(recommended(/^Weight gain 2,955 kcal \+0.5kg per week$/)).toBeDefined();
  });

  it('GOAL-17 (D41) the Set New Goal page saves the exact recommended goal, which follows the body data until it is saved', async () => {
    const { user, retype, goal, slider, click, sent } = await openGoals();
    await user.click(recommended(/^Weight gain/));
    expect([goal(), slider().getAttribute('aria-valuetext')]).toEqual(['2955', '2,955 kcal']);
    await retype('Weight', '70');
    expect(recommended(/^Weight gain 2,986/).checked).toBe(true);
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({ weight: 70, daily_calorie_goal: 2986 }));
  });

  it('GOAL-13 the Set New Goal page starts with the maintenance calories when no goal is set', async () => {
    const { goal, click, sent } = await openGoals(aProfile({ daily_calorie_goal: null }));
    expect(goal()).toBe('2455');
    expect(recommended(/^Maintain/).checked).toBe(true);
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({ daily_calorie_goal: 2455 }));
  });

  it('GOAL-04 GOAL-08 (D41) the Set New Goal page shows a slider from 1200 to 4000 that snaps to 50 once it is moved', async () => {
    const { slider, goal, click, sent } = await openGoals(aProfile({ daily_calorie_goal: 2347 }));
    expect([slider().min, slider().max, slider().step]).toEqual(['1200', '4000', '50']);
    expect([goal(), slider().getAttribute('aria-valuetext')]).toEqual(['2347', '2,347 kcal']);
    fireEvent.change(slider(), { target: { value: '2400' } });
    expect(goal()).toBe('2400');
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({ daily_calorie_goal: 2400 }));
  });

  it.each([700, 2347, 6200])('the Set New Goal page keeps a saved goal of %i unchanged', async (saved) => {
    const { goal, slider, click, sent } = await openGoals(aProfile({ daily_calorie_goal: saved }));
    expect(goal()).toBe(String(saved));
    expect(slider().getAttribute('aria-valuetext')).toBe(`${saved.toLocaleString('en')} kcal`);
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({}));
  });

  it('GOAL-09 GOAL-10 steps the weight by 0.1, accepts a decimal comma, and saves blanks as null', async () => {
    const { user, retype, click, sent } = await openGoals();
    await user.type(field('Weight'), '{ArrowUp}{ArrowUp}');
    expect(valueOf('Weight')).toBe('68.2');
    await retype('Weight', '68,7');
    await retype('Age', '');
    await retype('Height', '');
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({ weight: 68.7, age: null, height: null }));
  });

  it('GOAL-10 (decision 0011) marks an invalid body value, and keeps the stored one', async () => {
    const { click, sent } = await openGoals();
    const typed = { Age: 'old', Weight: 'heavy', Height: '1.71' };
    for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } });
    await click('Save My Goals');
    for (const label of Object.keys(typed))
      expect(field(label).getAttribute('aria-invalid'), label).toBe('true');
    expect([sent(), document.activeElement]).toEqual([undefined, field('Age')]);
  });

  it('GOAL-05 GOAL-19 GOAL-20 saves the changes, confirms them and opens the dashboard', async () => {
    const { user, click, sent, address, retype } = await openGoals(aBlankProfile());
    await retype('Age', '34');
    await retype('Weight', '68');
    await retype('Height', '171');
    await user.selectOptions(activity(), 'extra_active');
    await retype('Daily calorie goal', '2347');
    await click('Save My Goals');
    expect((await findToast('Goals updated successfully!')).tone).toBe('success');
    expect(sent()).toEqual({
      age: 34,
      weight: 68,
      height: 171,
      activity_level: 'extra_active',
      daily_calorie_goal: 2347,
    });
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('GOAL-21 shows why a save failed, keeps the typed values and retries with the same Idempotency-Key', async () => {
    const { api, click, goal, retype, address, sent } = await openGoals();
    api.on(profileRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await retype('Daily calorie goal', '1900');
    await click('Save My Goals');
    const { tone, text } = await findToast('Error saving goals');
    expect([tone, text]).toEqual(['error', expect.stringMatching(/Error saving goals.+/)]);
    expect([goal(), address()]).toEqual(['1900', '/']);
    await click('Save My Goals');
    await waitFor(() => expect(sent(1)).toEqual({ daily_calorie_goal: 1900 }));
    const keys = api.sentTo(profileRoutes.save).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
  });

  it('rejects a goal outside the limits and shows the limits', async () => {
    const { click, retype, sent } = await openGoals();
    await retype('Daily calorie goal', '499');
    await click('Save My Goals');
    expect(await screen.findByText('Enter a goal between 500 and 10,000 kcal.')).toBeDefined();
    expect([sent(), document.activeElement]).toEqual([undefined, field('Daily calorie goal')]);
  });

  it('GOAL-06 the Set New Goal page returns to the dashboard', async () => {
    const { click, address, sent } = await openGoals();
    await click('Back to Dashboard');
    expect([address(), sent()]).toEqual(['/dashboard', undefined]);
  });

  it('accepts pounds and feet, and keeps the exact pounds that were typed', async () => {
    const { user, click, sent, retype } = await openGoals(aProfile({ unit_system: 'imperial' }));
    await user.click(screen.getByRole('radio', { name: 'kg and cm' }));
    await user.click(screen.getByRole('radio', { name: 'lb, ft and in' }));
    expect(valueOf('Weight')).toBe('149.9');
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({}));
    await retype('Weight', '150.1');
    await click('Save My Goals');
    await waitFor(() => expect(sent(1)).toEqual({ weight: 68.084_214_737 }));
  });

  it('the Set New Goal page warns about a goal that health services advise against, but saves it', async () => {
    const { retype, click, sent } = await openGoals();
    expect(right().getByText(/If you’re pregnant or breastfeeding/)).toBeDefined();
    expect(right().queryByRole('link', { name: /^(NHS|NIH)/ })).toBeNull();
    await retype('Daily calorie goal', '1100');
    expect(right().getByRole('heading', { name: 'Below 1,200 kcal a day' })).toBeDefined();
    expect(right().getByRole('heading', { name: 'Below your resting needs' })).toBeDefined();
    expect(right().getByRole('link', { name: 'NIH, Aim for a Healthy Weight' })).toBeDefined();
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({ daily_calorie_goal: 1100 }));
  });

  it('the Set New Goal page keeps the typed values when another tab saves', async () => {
    const { keep, retype, goal, click } = await openGoals();
    await retype('Daily calorie goal', '1900');
    keep({ age: 35 });
    await click('Log weight');
    await waitFor(() => expect(valueOf('Age')).toBe('35'));
    expect(goal()).toBe('1900');
  });
});

describe('A goal saved in another tab', () => {
  it('a goal saved in another tab applies when no goal was chosen in this tab', async () => {
    const { keep, goal, click, sent } = await openGoals(aProfile({ daily_calorie_goal: null }));
    expect(goal()).toBe('2455');
    keep({ daily_calorie_goal: 1800 });
    await click('Log weight');
    await waitFor(() => expect(goal()).toBe('1800'));
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({}));
  });
});

describe('The macro targets of a goal', () => {
  it('the macro targets of a goal name the required plan when the current plan lacks them', async () => {
    await openGoals();
    expect(screen.queryByRole('button', { name: 'Calculate targets' })).toBeNull();
    const locked = await screen.findByRole('region', { name: /Macro targets/ });
    expect(within(locked).getByRole('link', { name: 'Included in Premium' })).toBeDefined();
  });

  it('the macro targets of a goal can be calculated from weight and goal, adjusted, and saved with the goal', async () => {
    const { user, click, retype, sent } = await openGoals(aProfile({ daily_calorie_goal: 2000 }), {
      status: premium,
    });
    await user.click(screen.getByRole('radio', { name: 'Building muscle 1.6 g per kg' }));
    await user.click(screen.getByRole('radio', { name: '25%' }));
    await click('Calculate targets');
    // 68 × 1.6 = 109 g; 500 kcal / 9 = 56 g; (2000 - 436 - 504) / 4 = 265 g
    expect([valueOf('Protein'), valueOf('Carbs'), valueOf('Fat')]).toEqual(['109', '265', '56']);
    expect(screen.getByText(/protein 22%, carbs 53%, fat 25%/)).toBeDefined();
    await retype('Carbs', '');
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({ protein_goal: 109, fat_goal: 56 }));
  });

  it('the macro targets of a goal can be removed by users whose plan no longer includes them, who still save a goal', async () => {
    const { click, retype, sent } = await openGoals(aProfile({ protein_goal: 120 }));
    await retype('Daily calorie goal', '1900');
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({ daily_calorie_goal: 1900 }));
    await click('Clear targets');
    await click('Save My Goals');
    await waitFor(() => expect(sent(1)).toEqual({ protein_goal: null }));
    expect(screen.queryByRole('button', { name: 'Clear targets' })).toBeNull();
  });

  it('the macro targets of a goal can be removed with one click', async () => {
    const { click, sent } = await openGoals(aProfile({ protein_goal: 120, carbs_goal: 250, fat_goal: 70 }), {
      status: premium,
    });
    await click('Clear targets');
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({ protein_goal: null, carbs_goal: null, fat_goal: null }));
  });
});
