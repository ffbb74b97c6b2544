import { useEffect, useState } from 'react';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';

/**
 * Returns whether something can recognize a photo now, so that taking one is the primary way to log.
 * @param askDevice asks the browser's built-in model, if no other can recognize photos
 */
export const useIsPhotoFirst = (
  dashboard: Pick<Dashboard, 'recognizes_photos'> | undefined,
  askDevice: () => Promise<boolean>,
): boolean => {
  const isOnline = useOnline();
  const [canDevice, setCanDevice] = useState(false);
  const canServer = isOnline && dashboard?.recognizes_photos === true;
  const isAsked = dashboard !== undefined && !canServer;
  useEffect(() => {
    if (isAsked) askDevice().then(setCanDevice, reportError);
  }, [isAsked, askDevice]);
  return canServer || (isAsked && canDevice);
};
