import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { encodePhoto } from './encode-photo.ts';

const isLive = (video: HTMLVideoElement): boolean => {
  const { srcObject } = video;
  return srcObject !== null && 'active' in srcObject && srcObject.active;
};

/** Captures the current camera frame as a JPEG; null, with an error toast, if there is none. */
export const captureFrame = async (video: HTMLVideoElement | null): Promise<Blob | null> => {
  if (!video || !isLive(video)) {
    notify.error(t('Camera Error'), t('Camera not properly initialized'));
    return null;
  }
  const size = { width: video.videoWidth, height: video.videoHeight };
  if (size.width === 0 || size.height === 0) {
    notify.error(t('Camera not ready'), t('Please wait for camera to fully load'));
    return null;
  }
  try {
    return await encodePhoto(video, size);
  } catch {
    notify.error(t('Canvas Error'), t('Unable to process camera image'));
    return null;
  }
};
