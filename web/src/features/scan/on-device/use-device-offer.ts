import { useEffect, useState } from 'react';
import type { DeviceAvailability } from './prompt-api.ts';

/** Whether the browser's own model can be offered; 'unavailable' until that is known. */
export const useDeviceOffer = (): DeviceAvailability => {
  const [availability, setAvailability] = useState<DeviceAvailability>('unavailable');
  useEffect(() => {
    if (!('LanguageModel' in globalThis)) return undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const { deviceAvailability } = await import('./device-availability.ts');
      const answer = await deviceAvailability();
      if (!isGone) setAvailability(answer);
      // Ready at the press: a browser starts a download only shortly after one.
      if (answer !== 'unavailable') await import('./recognize-on-device.ts');
    };
    ask().catch(reportError);
    return () => {
      isGone = true;
    };
  }, []);
  return availability;
};
