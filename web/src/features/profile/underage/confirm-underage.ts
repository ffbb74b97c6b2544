import { create } from 'zustand';
import { profileLimits } from '#shared/profile/schema.ts';
import { type ProfileValues, typedProfile } from '../profile-values.ts';

interface Asked {
  /** Full years, as typed. */
  age: number;
  /** Focuses the field again. */
  focusField: () => void;
}

/** Pending confirmation that the user is under 13. */
export const useUnderage = create<{ asked: Asked | null }>(() => ({ asked: null }));

/** Closes the confirmation without an answer. */
export const stopAsking = (): void => useUnderage.setState({ asked: null });

/**
 * Asks the user to confirm an age under 13 when saving (decision D42). Invalid ages such as 0 count as typos and show a
 * field error.
 */
export const confirmUnderage = (values: ProfileValues, focusField: () => void): void => {
  const { age } = typedProfile(values);
  // NaN, for invalid numbers, is excluded too.
  if (age && age >= 1 && age < profileLimits.age.min) useUnderage.setState({ asked: { age, focusField } });
};
