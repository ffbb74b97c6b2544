import { t } from '#web/lib/language/translate.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import {
  CAMERA_REQUEST,
  cameraProblemOf,
  openCamera,
  stopCamera,
  useStopCamera,
} from '#web/features/camera/public.ts';

/** Barcodes need a higher resolution than food. */
const REQUEST = {
  audio: false,
  video: { ...CAMERA_REQUEST.video, width: { ideal: 1280, max: 1920 }, height: { ideal: 720, max: 1080 } },
} satisfies MediaStreamConstraints;

/** Controls the barcode camera: starts on click, stops when the view is left or hidden or the camera is unplugged. */
export const useBarcodeCamera = () => {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isStarting, setStarting] = useState(false);
  // A camera that starts after the user left is turned off at once.
  const wanted = useRef(0);
  const stop = useCallback(() => {
    wanted.current += 1;
    setStarting(false);
    setStream(null);
  }, []);
  useStopCamera(stream, stop);
  // Also runs when another view hides this one: the camera is off when the user returns.
  useEffect(() => stop, [stop]);

  const start = async (): Promise<void> => {
    if (isStarting || stream) return;
    wanted.current += 1;
    const mine = wanted.current;
    setStarting(true);
    try {
      const opened = await openCamera(navigator.mediaDevices, REQUEST);
      if (wanted.current !== mine || document.hidden) stopCamera(opened);
      else setStream(opened);
    } catch (error) {
      if (wanted.current === mine) notify.error(t('Camera Error'), cameraProblemOf(error));
    } finally {
      if (wanted.current === mine) setStarting(false);
    }
  };
  return { stream, isStarting, start, stop };
};
