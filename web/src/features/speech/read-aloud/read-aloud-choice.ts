import { create } from 'zustand';
import { stopSpeaking } from '../dictation/playback-turn.ts';

const KEY = 'platewise-read-aloud';
const OFF = 'off';

/** Storage may be full or blocked: the setting then lasts until the page is closed. */
const unlessRefused = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** Whether replies are read aloud on this device; on by default. */
export const useReadAloud = create<{ isOn: boolean }>()(() => ({
  isOn: unlessRefused(() => localStorage.getItem(KEY)) !== OFF,
}));

/** Changes the setting. Turning it off stops the current speech output. */
export const setReadAloud = (isOn: boolean): void => {
  useReadAloud.setState({ isOn });
  unlessRefused(() => (isOn ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, OFF)));
  if (!isOn) stopSpeaking();
};
