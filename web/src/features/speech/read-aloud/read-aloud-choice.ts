import { create } from 'zustand';
import { stopSpeaking } from '../dictation/playback-turn.ts';

const KEY = 'platewise-read-aloud';
const OFF = 'off';

/** Storage may be full, or switched off: then the choice holds until the page is closed. */
const unlessRefused = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** Whether replies are read aloud on this device. They are until somebody says otherwise. */
export const useReadAloud = create<{ isOn: boolean }>()(() => ({
  isOn: unlessRefused(() => localStorage.getItem(KEY)) !== OFF,
}));

/** Switched off, what is being read ends at once. */
export const setReadAloud = (isOn: boolean): void => {
  useReadAloud.setState({ isOn });
  unlessRefused(() => (isOn ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, OFF)));
  if (!isOn) stopSpeaking();
};
