import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBlankProfile, aProfile } from '#test/support/builders/a-profile.ts';
import { field, openProfile, valueOf } from './open-profile.tsx';

const toUnits = (name: 'kg and cm' | 'lb, ft and in') => screen.getByRole('radio', { name });
const shownImperial = () => ['Weight', 'Feet', 'Inches'].map(valueOf);

describe('Pounds, feet and inches (D9)', () => {
  it('pounds, feet and inches keep their typed value after a save, a reload and switching units', async () => {
    const first = await openProfile(aBlankProfile());
    await first.user.click(toUnits('lb, ft and in'));
    await first.retype('Weight', '150');
    await first.retype('Feet', '5');
    await first.retype('Inches', '11');
    await first.save();
    expect(first.sent()).toEqual({ unit_system: 'imperial', weight: 68.0388555, height: 180.34 });
    expect(shownImperial()).toEqual(['150', '5', '11']);
    const saved = first.sent() as object;
    first.unmount();

    const { user } = await openProfile({ ...aBlankProfile(), ...saved });
    expect(shownImperial()).toEqual(['150', '5', '11']);
    await user.click(toUnits('kg and cm'));
    expect([valueOf('Weight'), valueOf('Height')]).toEqual(['68.04', '180.3']);
    await user.click(toUnits('lb, ft and in'));
    expect(shownImperial()).toEqual(['150', '5', '11']);
  });

  it('pounds, feet and inches keep their precision when something else is saved in kg and cm', async () => {
    const { user, retype, save, sent } = await openProfile(
      aProfile({ weight: 68.0388555, height: 180.34, unit_system: 'imperial' }),
    );
    await user.click(toUnits('kg and cm'));
    await retype('Age', '35');
    await save();
    expect(sent()).toEqual({ unit_system: 'metric', age: 35 });
  });

  it('kg and cm keep their typed value too', async () => {
    const { user, retype, save, sent } = await openProfile();
    await retype('Weight', '68,25');
    await retype('Height', '171,5');
    await user.click(toUnits('lb, ft and in'));
    expect(shownImperial()).toEqual(['150.5', '5', '7.5']);
    await user.click(toUnits('kg and cm'));
    expect([valueOf('Weight'), valueOf('Height')]).toEqual(['68.25', '171.5']);
    await save();
    expect(sent()).toEqual({ weight: 68.25, height: 171.5 });
  });

  it('a blank weight and height stay blank', async () => {
    const { user } = await openProfile(aBlankProfile());
    await user.click(toUnits('lb, ft and in'));
    expect(shownImperial()).toEqual(['', '', '']);
  });

  it('invalid text stays when the units are switched', async () => {
    const { user, retype } = await openProfile();
    await retype('Weight', 'heavy');
    await user.click(toUnits('lb, ft and in'));
    expect(valueOf('Weight')).toBe('heavy');
  });

  it.each([
    [{ Weight: '1500' }, 'Enter a weight between 44.1 and 1,102.3 lb.'],
    [{ Weight: '150.25' }, 'Use up to one decimal place.'],
    [{ Feet: '9' }, 'Enter a height between 2 ft 7.5 in and 8 ft 6.3 in.'],
    [{ Inches: '12' }, 'Enter less than 12 inches.'],
    [{ Feet: '5.5' }, 'Enter whole feet, then the rest in inches.'],
    [{ Inches: 'x' }, 'Enter a height between 2 ft 7.5 in and 8 ft 6.3 in.'],
  ] as [Record<string, string>, string][])(
    'the form rejects %j in the displayed unit',
    async (typed, message) => {
      const { retype, click, sent } = await openProfile(aProfile({ unit_system: 'imperial' }));
      for (const [label, text] of Object.entries(typed)) await retype(label, text);
      await click('Save');
      expect(screen.getByText(message)).toBeDefined();
      expect(sent()).toBeUndefined();
    },
  );

  it('an invalid height marks both height fields with an error that is read with each', async () => {
    const { retype, click } = await openProfile(aProfile({ unit_system: 'imperial' }));
    await retype('Inches', '12');
    await click('Save');
    expect(['Feet', 'Inches'].map((label) => field(label).getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
    const height = screen.getByRole('group', { name: 'Height' });
    const described = document.getElementById(height.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('Enter less than 12 inches.');
  });
});
