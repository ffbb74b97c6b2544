import { t } from '#web/lib/language/translate.ts';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import { cameraProblemOf, openCamera, stopCamera, useStopCamera } from '#web/features/camera/public.ts';
import type { PhotoDraft } from '#web/lib/offline/drafts/photo-draft.ts';
import { analyzePhotos, resumeAnalysisKey } from './analyze-photos.ts';
import { scanOfDraft } from './drafts/scan-draft.ts';
import { useScanDraft } from './drafts/use-scan-draft.ts';
import { captureFrame } from './photos/capture-frame.ts';
import { newPhoto } from './photos/meal-photos.ts';
import { openPictures } from './photos/open-pictures.ts';
import { usePhotoLimit } from './photos/use-photo-limit.ts';
import { photosOf, type ScanEvent, scanOff, scanReducer } from './scan-state.ts';
import type { PlateSuggestion } from './suggestions/plate-suggestion.ts';

/**
 * State and actions of the scanner. The camera stops when it is hidden; an analysis continues.
 * @param isShown false while the user is elsewhere: the camera is off, photos are still analyzed
 */
export const useScan = (isShown: boolean) => {
  const [state, dispatch] = useReducer(scanReducer, scanOff);
  const [isOpening, setIsOpening] = useState(false);
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly PlateSuggestion[]>([]);
  /** When the photo of a resumed draft was taken; null for a new scan, which is logged at the current time. */
  const [takenAt, setTakenAt] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  /** Starts the camera or opens files, one at a time; a new call aborts the previous one. */
  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    setLeftOut(null);
    return running.current.signal;
  };

  const endCamera = useCallback(() => dispatch({ type: 'camera-ended' }), []);
  useStopCamera(state.step === 'streaming' ? state.stream : null, endCamera);

  const isCameraOn = state.step === 'starting' || state.step === 'streaming';
  useEffect(() => {
    if (isShown || !isCameraOn) return;
    running.current?.abort();
    endCamera();
  }, [isShown, isCameraOn, endCamera]);

  const photos = photosOf(state);
  const room = usePhotoLimit(photos);
  const draft = useScanDraft({ photos, text, chosen, meal: state.step === 'result' ? state.meal : null });
  const latest = useRef({ state, photos, text });
  useEffect(() => {
    latest.current = { state, photos, text };
  });

  const isAnalyzing = state.step === 'analyzing';
  // Starts with the step, and again when a page hidden during it is shown again.
  useEffect(() => {
    if (!isAnalyzing) return undefined;
    const controller = new AbortController();
    const { photos: taken, text: typed } = latest.current;
    void analyzePhotos({ photos: taken, text: typed, signal: controller.signal, dispatch });
    return () => controller.abort();
  }, [isAnalyzing]);

  // A hidden page returns to the start step, with its photos.
  useEffect(
    () => () => {
      running.current?.abort();
      setIsOpening(false);
      endCamera();
    },
    [endCamera],
  );

  const cancel = (event: ScanEvent): void => {
    running.current?.abort();
    setIsOpening(false);
    setLeftOut(null);
    // A canceled camera keeps what was typed for its photo.
    if (!isCameraOn && scanReducer(state, event).step === 'off') {
      setText('');
      setChosen([]);
      setTakenAt(null);
    }
    dispatch(event);
  };

  return {
    state,
    dispatch,
    /** What the user typed about the meal: sent with the photo, and the start of its description. */
    text,
    setText,
    /** The suggestions that the user put on the plate. */
    chosen,
    toggle: (suggestion: PlateSuggestion): void =>
      setChosen((now) => {
        const others = now.filter(({ id }) => id !== suggestion.id);
        return others.length < now.length ? others : [...now, suggestion];
      }),
    takenAt,
    /** Whether selected pictures are being opened. */
    isOpening,
    /** Messages for rejected files. */
    leftOut,

    startCamera: async (): Promise<void> => {
      const signal = begin();
      setIsOpening(false);
      dispatch({ type: 'camera-asked' });
      try {
        const opened = await openCamera(navigator.mediaDevices);
        if (signal.aborted) return stopCamera(opened);
        dispatch({ type: 'camera-started', stream: opened });
        notify.success(t('Camera Started'), t('Hold your camera above the plate.'));
      } catch (error) {
        if (signal.aborted) return;
        endCamera();
        notify.error(t('Camera Error'), cameraProblemOf(error));
      }
    },

    capture: async (video: HTMLVideoElement | null): Promise<void> => {
      const frame = await captureFrame(video);
      // The camera may have been canceled while the frame was encoded.
      if (frame && latest.current.state.step === 'streaming') {
        dispatch({ type: 'photos-taken', photos: [newPhoto(frame)] });
      }
    },

    chooseFiles: async (files: readonly File[]): Promise<void> => {
      const signal = begin();
      setIsOpening(true);
      const { pictures, problems } = await openPictures(files, room, signal);
      if (signal.aborted) return;
      setIsOpening(false);
      const message = problems.join(' ');
      // With photos already taken, the message stays on the page: the next toast would replace it.
      if (pictures.length === 0) notify.error(t('We couldn’t read this photo'), message);
      else setLeftOut(message || null);
      if (pictures.length > 0) dispatch({ type: 'photos-taken', photos: pictures.map(newPhoto) });
    },

    /** Returns to the result before a photo was added; without one the scan ends and its photos are discarded. */
    goBack: () => {
      if (scanReducer(state, { type: 'went-back' }).step === 'off') draft.discard();
      cancel({ type: 'went-back' });
    },
    /** Ends the scan and discards its photos. */
    discard: () => {
      draft.discard();
      cancel({ type: 'ended' });
    },
    /** Ends the scan after the meal was logged or queued. */
    end: () => {
      draft.remove();
      cancel({ type: 'ended' });
    },
    /** Ends the scan and keeps its photos for later. */
    finishLater: () => {
      draft.keep();
      cancel({ type: 'ended' });
    },
    /** Continues a draft, unless it is open. */
    resume: (stored: PhotoDraft): void => {
      if (draft.openId() === stored.id) return;
      const { photos: kept, meal, ...typed } = scanOfDraft(stored);
      const keys = kept.flatMap(({ key }) => key ?? []);
      if (stored.analysis_key !== null && keys.length === kept.length)
        resumeAnalysisKey(keys, stored.text, stored.analysis_key);
      begin();
      draft.resume(stored);
      setText(typed.text);
      setChosen(typed.chosen);
      setTakenAt(stored.taken_at);
      dispatch({ type: 'resumed', photos: kept, meal });
    },
  };
};

export type Scan = ReturnType<typeof useScan>;
