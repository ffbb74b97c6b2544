import { useEffect, useReducer, useRef } from 'react';
import { notify } from '#web/ui/notify.ts';
import { analyzePhoto } from './analyze-photo.ts';
import { cameraProblemOf, openCamera, stopCamera } from './camera.ts';
import { captureFrame } from './capture-frame.ts';
import { openPicture } from './open-picture.ts';
import { type ScanState, scanOff, scanReducer } from './scan-state.ts';

/**
 * The scanner: its state, and what the person can do. Camera and requests end with it.
 * @param isShown false while the person is elsewhere: the camera is off then, a photo goes on being read
 */
export const useScan = (isShown: boolean) => {
  const [state, dispatch] = useReducer(scanReducer, scanOff);
  const running = useRef<AbortController | null>(null);

  const stream = state.step === 'streaming' ? state.stream : null;
  useEffect(() => (stream ? () => stopCamera(stream) : undefined), [stream]);

  const preview = 'photo' in state ? state.photo.preview : null;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  useEffect(() => () => running.current?.abort(), []);

  const isCameraOn = state.step === 'starting' || state.step === 'streaming';
  useEffect(() => {
    if (isShown || !isCameraOn) return;
    running.current?.abort();
    dispatch({ type: 'scanner-left' });
  }, [isShown, isCameraOn]);

  /** One thing runs at a time; a new one ends the last. */
  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const take = async (jpeg: Blob): Promise<void> => {
    const signal = begin();
    const photo = { jpeg, preview: URL.createObjectURL(jpeg) };
    dispatch({ type: 'photo-taken', photo });
    await analyzePhoto({ photo, storedKey: null, signal, dispatch });
  };

  return {
    state,
    dispatch,

    startCamera: async (): Promise<void> => {
      const signal = begin();
      dispatch({ type: 'camera-asked' });
      try {
        const opened = await openCamera(navigator.mediaDevices);
        if (signal.aborted) return stopCamera(opened);
        dispatch({ type: 'camera-started', stream: opened });
        notify.success('Camera Started', 'Hold it over the plate.');
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ type: 'camera-failed' });
        notify.error('Camera Error', cameraProblemOf(error));
      }
    },

    capture: async (video: HTMLVideoElement | null): Promise<void> => {
      const frame = await captureFrame(video);
      if (frame) await take(frame);
    },

    chooseFile: async (file: Blob): Promise<void> => {
      const picture = await openPicture(file).catch((error: Error) => {
        notify.error('Photo not readable', error.message);
      });
      if (picture) await take(picture);
    },

    retry: async ({ photo, storedKey }: ScanState & { step: 'failed' | 'asking' }): Promise<void> => {
      const signal = begin();
      dispatch({ type: 'retried' });
      await analyzePhoto({ photo, storedKey, signal, dispatch });
    },

    end: (): void => {
      running.current?.abort();
      dispatch({ type: 'ended' });
    },
  };
};

export type Scan = ReturnType<typeof useScan>;
