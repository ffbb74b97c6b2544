import { create } from 'zustand';
import { tryStorage } from './try-storage.ts';

const OFF = 'off';

/**
 * Creates a setting of this device that is on by default. If storage is blocked, a change lasts until the page is
 * closed.
 */
export const createDeviceSetting = (key: string) => {
  const useSetting = create<{ isOn: boolean }>()(() => ({
    isOn: tryStorage(() => localStorage.getItem(key)) !== OFF,
  }));
  const set = (isOn: boolean): void => {
    useSetting.setState({ isOn });
    tryStorage(() => (isOn ? localStorage.removeItem(key) : localStorage.setItem(key, OFF)));
  };
  return [useSetting, set] as const;
};
