import { t } from '#web/lib/language/translate.ts';
import { useEffect } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import { onCameraEnded, stopCamera } from './camera.ts';

/**
 * Stops a camera on unmount, and calls back when it ends by itself or the page is hidden.
 * @param stream null while no camera runs
 */
export const useStopCamera = (stream: MediaStream | null, onEnd: () => void): void => {
  useEffect(() => {
    if (!stream) return undefined;
    const leave = (): void => {
      if (document.hidden) onEnd();
    };
    const unfollow = onCameraEnded(stream, () => {
      onEnd();
      notify.error(t('Camera Error'), t('The camera was disconnected. Start it again, or choose a photo.'));
    });
    document.addEventListener('visibilitychange', leave);
    return () => {
      unfollow();
      document.removeEventListener('visibilitychange', leave);
      stopCamera(stream);
    };
  }, [stream, onEnd]);
};
