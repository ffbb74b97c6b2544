import { create } from 'zustand';

const KEY = 'platewise-meal-key';
const OFF = 'off';

/** Storage may be full or blocked: the setting then lasts until the page is closed. */
const unlessRefused = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/**
 * Whether "/" opens the field for a meal on this device; on by default. Speech input may type single keys by mistake, so
 * they need an off switch (WCAG 2.1.4).
 */
export const useMealKey = create<{ isOn: boolean }>()(() => ({
  isOn: unlessRefused(() => localStorage.getItem(KEY)) !== OFF,
}));

export const setMealKey = (isOn: boolean): void => {
  useMealKey.setState({ isOn });
  unlessRefused(() => (isOn ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, OFF)));
};
