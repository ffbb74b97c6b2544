import { create } from 'zustand';
import { profileLimits } from '#shared/profile/schema.ts';
import { type ProfileValues, typedProfile } from '../profile-values.ts';

interface Asked {
  /** Full years, as typed. */
  age: number;
  /** Puts the focus back into the field. */
  focusField: () => void;
}

/** Whether somebody is being asked if they are under 13. */
export const useTooYoung = create<{ asked: Asked | null }>(() => ({ asked: null }));

/** No answer was given, or the form is gone: nothing was said of an age. */
export const stopAsking = (): void => useTooYoung.setState({ asked: null });

/**
 * Asks whether the age is right where who pressed Save has typed one under 13 (decision D42). What is no age at all, as 0,
 * is a slip, and its field says so.
 */
export const confirmTooYoung = (values: ProfileValues, focusField: () => void): void => {
  const { age } = typedProfile(values);
  // NaN, where no number was typed, is neither.
  if (age && age >= 1 && age < profileLimits.age.min) useTooYoung.setState({ asked: { age, focusField } });
};
