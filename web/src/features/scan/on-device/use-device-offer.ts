import { useEffect, useState } from 'react';
import type { DeviceAvailability } from './prompt-api.ts';

/** Returns whether the built-in model can be offered; 'unavailable' until known. */
export const useDeviceOffer = (): DeviceAvailability => {
  const [availability, setAvailability] = useState<DeviceAvailability>('unavailable');
  useEffect(() => {
    if (!('LanguageModel' in globalThis)) return undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const { deviceAvailability } = await import('./device-availability.ts');
      const answer = await deviceAvailability();
      if (!isGone) setAvailability(answer);
      // Loaded in advance: browsers start the model's download only shortly after a click.
      if (answer !== 'unavailable') await import('./recognize-on-device.ts');
    };
    ask().catch(reportError);
    return () => {
      isGone = true;
    };
  }, []);
  return availability;
};
