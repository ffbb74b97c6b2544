import type { ScannedMeal } from './scanned-meal.ts';

/** A taken photo. It is kept until its meal is logged or the person cancels, whatever fails in between. */
export interface Photo {
  jpeg: Blob;
  /** Object URL of the same picture, for showing it. */
  preview: string;
}

interface WithPhoto {
  photo: Photo;
  /** Key of the stored photo; null until it is stored. */
  storedKey: string | null;
}

export type ScanState =
  | { step: 'off' }
  | { step: 'starting' }
  | { step: 'streaming'; stream: MediaStream }
  | ({ step: 'analyzing'; sent: number } & WithPhoto)
  | ({ step: 'failed'; message: string } & WithPhoto)
  /** 'What is on the plate?': the person chose to type, or no picture model is connected. */
  | ({ step: 'asking'; modelMissing: boolean } & WithPhoto)
  | ({ step: 'result'; meal: ScannedMeal } & WithPhoto);

export type ScanEvent =
  | { type: 'camera-asked' }
  | { type: 'camera-started'; stream: MediaStream }
  | { type: 'camera-failed' }
  /** The person went elsewhere. A photo that is taken already stays. */
  | { type: 'scanner-left' }
  | { type: 'photo-taken'; photo: Photo }
  | { type: 'upload-progressed'; sent: number }
  | { type: 'photo-stored'; key: string }
  | { type: 'analysis-failed'; message: string; photoRefused: boolean }
  | { type: 'model-missing' }
  | { type: 'retried' }
  | { type: 'typing-chosen' }
  | { type: 'meal-found'; meal: ScannedMeal }
  /** A function, because a look-up may end after another correction. */
  | { type: 'meal-corrected'; correct: (meal: ScannedMeal) => ScannedMeal }
  /** Logged or cancelled. */
  | { type: 'ended' };

export const scanOff: ScanState = { step: 'off' };

/** off -> starting -> streaming -> analyzing -> result -> off. Events that come too late for a step change nothing. */
export const scanReducer = (state: ScanState, event: ScanEvent): ScanState => {
  if (event.type === 'ended') return scanOff;
  if (event.type === 'photo-taken') {
    return { step: 'analyzing', sent: 0, photo: event.photo, storedKey: null };
  }

  switch (state.step) {
    case 'off':
      return event.type === 'camera-asked' ? { step: 'starting' } : state;
    case 'starting':
      if (event.type === 'camera-started') return { step: 'streaming', stream: event.stream };
      return event.type === 'camera-failed' || event.type === 'scanner-left' ? scanOff : state;
    case 'streaming':
      return event.type === 'scanner-left' ? scanOff : state;
    case 'analyzing':
      return afterAnalyzing(state, event);
    case 'failed':
    case 'asking':
      return afterFailing(state, event);
    case 'result':
      return event.type === 'meal-corrected' ? { ...state, meal: event.correct(state.meal) } : state;
    default:
      return state;
  }
};

const photoOf = ({ photo, storedKey }: WithPhoto): WithPhoto => ({ photo, storedKey });

const afterAnalyzing = (state: ScanState & { step: 'analyzing' }, event: ScanEvent): ScanState => {
  switch (event.type) {
    case 'upload-progressed':
      return { ...state, sent: event.sent };
    case 'photo-stored':
      return { ...state, sent: 1, storedKey: event.key };
    case 'meal-found':
      return { ...photoOf(state), step: 'result', meal: event.meal };
    case 'model-missing':
      return { ...photoOf(state), step: 'asking', modelMissing: true };
    case 'analysis-failed': {
      const storedKey = event.photoRefused ? null : state.storedKey;
      return { step: 'failed', message: event.message, photo: state.photo, storedKey };
    }
    default:
      return state;
  }
};

const afterFailing = (state: ScanState & { step: 'failed' | 'asking' }, event: ScanEvent): ScanState => {
  switch (event.type) {
    case 'retried':
      return { ...photoOf(state), step: 'analyzing', sent: state.storedKey === null ? 0 : 1 };
    case 'typing-chosen':
      return { ...photoOf(state), step: 'asking', modelMissing: false };
    case 'meal-found':
      return { ...photoOf(state), step: 'result', meal: event.meal };
    default:
      return state;
  }
};
