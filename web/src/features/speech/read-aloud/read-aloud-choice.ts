import { createDeviceSetting } from '#web/lib/storage/create-device-setting.ts';
import { stopSpeaking } from '../dictation/playback-turn.ts';

const [useSetting, setSetting] = createDeviceSetting('platewise-read-aloud');

/** Whether replies are read aloud on this device; on by default. */
export const useReadAloud = useSetting;

/** Changes the setting. Turning it off stops the current speech output. */
export const setReadAloud = (isOn: boolean): void => {
  setSetting(isOn);
  if (!isOn) stopSpeaking();
};
