import type { UrgentAdvice } from '#web/features/foods/public.ts';
import {
  type MealPhotos,
  type Photo,
  type PhotoFault,
  withFaults,
  withoutFaults,
  withoutPhoto,
  withPhoto,
} from './photos/meal-photos.ts';
import type { ScannedMeal } from './result/scanned-meal.ts';

interface Result {
  step: 'result';
  photos: MealPhotos;
  meal: ScannedMeal;
}

interface WithPhotos {
  photos: MealPhotos;
  /** The result before a photo was added or removed, to return to. */
  before: Result | null;
}

/** Reason for asking for text instead of analyzing the photo. */
export type WhyWords = 'chosen' | 'no-model' | 'declined';

type Asking = {
  step: 'asking';
  why: WhyWords;
  /** Error of the built-in model; null before it ran and after it was stopped. */
  fault: string | null;
} & WithPhotos;

interface Reason {
  message: string;
  /** Advice to show instead if the typed details describe an emergency. */
  urgent?: UrgentAdvice | undefined;
  /** The photos are fine, but there was no response. */
  canWait: boolean;
}

interface Failed extends Reason, WithPhotos {
  step: 'failed';
}

/** The step that a camera opened to add a photo returns to. */
interface WithCamera {
  from: Result | Failed | null;
}

export type ScanState =
  | { step: 'off' }
  | ({ step: 'starting' } & WithCamera)
  | ({ step: 'streaming'; stream: MediaStream } & WithCamera)
  | ({ step: 'analyzing' } & WithPhotos)
  /** Asks for consent to send the photos to an AI provider. */
  | ({ step: 'consenting' } & WithPhotos)
  | Failed
  /** Asks for a description of the plate. */
  | Asking
  /** The browser's built-in model analyzes the photos. */
  | ({ step: 'recognising'; why: WhyWords } & WithPhotos)
  | Result;

export type ScanEvent =
  | { type: 'camera-asked' }
  | { type: 'camera-started'; stream: MediaStream }
  /** The camera did not start, was unplugged or canceled, or the user left. Taken photos are kept. */
  | { type: 'camera-ended' }
  | { type: 'photos-taken'; photos: MealPhotos }
  | { type: 'photo-removed'; id: string }
  | { type: 'upload-progressed'; id: string; sent: number }
  | { type: 'photo-stored'; id: string; key: string }
  | ({ type: 'analysis-failed'; faults: readonly PhotoFault[] } & Reason)
  | { type: 'model-missing' }
  | { type: 'consent-needed'; isDeclined: boolean }
  | { type: 'consent-declined' }
  | { type: 'consent-reconsidered' }
  | { type: 'retried' }
  | { type: 'typing-chosen' }
  /** A draft is continued: with its result, or by analyzing its photos. */
  | { type: 'resumed'; photos: MealPhotos; meal: ScannedMeal | null }
  | { type: 'device-chosen' }
  | { type: 'device-cancelled' }
  | { type: 'device-failed'; message: string }
  | { type: 'meal-found'; meal: ScannedMeal }
  /** A function, because a lookup may finish after another correction. */
  | { type: 'meal-corrected'; correct: (meal: ScannedMeal) => ScannedMeal }
  /** Returns to the previous result; without one the scan ends. */
  | { type: 'went-back' }
  /** The meal was logged or the scan canceled. */
  | { type: 'ended' };

export const scanOff: ScanState = { step: 'off' };

/** Returns the photos of a step; empty if it has none. */
export const photosOf = (state: ScanState): MealPhotos => {
  if ('photos' in state) return state.photos;
  return 'from' in state && state.from ? state.from.photos : [];
};

/**
 * State machine of the scanner: off -> starting -> streaming -> analyzing -> result -> off. Events that arrive too late
 * for a step are ignored.
 */
export const scanReducer = (state: ScanState, event: ScanEvent): ScanState => {
  if (event.type === 'ended') return scanOff;
  if (event.type === 'resumed') {
    const { photos, meal } = event;
    return meal ? { step: 'result', photos, meal } : analyzing(photos, null);
  }
  if (event.type === 'photos-taken') return analyzing([...photosOf(state), ...event.photos], beforeOf(state));

  switch (state.step) {
    case 'off':
      if (event.type === 'typing-chosen') return asking('chosen', { photos: [], before: null });
      return event.type === 'camera-asked' ? { step: 'starting', from: null } : state;
    case 'starting':
    case 'streaming':
      if (event.type === 'camera-ended' || event.type === 'went-back') return state.from ?? scanOff;
      return event.type === 'camera-started'
        ? { step: 'streaming', stream: event.stream, from: state.from }
        : state;
    case 'result':
      return afterResult(state, event);
    case 'analyzing':
      return afterAnalyzing(state, event);
    case 'recognising':
      return afterRecognising(state, event);
    default:
      return afterStopping(state, event);
  }
};

const analyzing = (photos: MealPhotos, before: Result | null): ScanState => ({
  step: 'analyzing',
  photos: withoutFaults(photos),
  before,
});

const asking = (why: WhyWords, { photos, before }: WithPhotos, fault: string | null = null): Asking => ({
  step: 'asking',
  why,
  fault,
  photos,
  before,
});

/** Returns the previous result of a step, or of the step that its camera returns to. */
const beforeOf = (state: ScanState): Result | null => {
  const at = 'from' in state ? state.from : state;
  if (at?.step === 'result') return at;
  return at && 'before' in at ? at.before : null;
};

const afterResult = (state: Result, event: ScanEvent): ScanState => {
  switch (event.type) {
    case 'meal-corrected':
      return { ...state, meal: event.correct(state.meal) };
    case 'camera-asked':
      return { step: 'starting', from: state };
    case 'photo-removed':
      return analyzing(withoutPhoto(state.photos, event.id), state);
    default:
      return state;
  }
};

const afterAnalyzing = (state: ScanState & { step: 'analyzing' }, event: ScanEvent): ScanState => {
  const { photos, before } = state;
  const changed = (id: string, change: Partial<Photo>): ScanState => ({
    ...state,
    photos: withPhoto(photos, id, change),
  });
  switch (event.type) {
    case 'upload-progressed':
      return changed(event.id, { sent: event.sent });
    case 'photo-stored':
      return changed(event.id, { sent: 1, key: event.key });
    case 'meal-found':
      return { step: 'result', photos, meal: event.meal };
    case 'model-missing':
      return asking('no-model', { photos, before });
    case 'consent-needed':
      return event.isDeclined
        ? asking('declined', { photos, before })
        : { step: 'consenting', photos, before };
    case 'analysis-failed':
      return {
        step: 'failed',
        message: event.message,
        urgent: event.urgent,
        canWait: event.canWait,
        photos: withFaults(photos, event.faults),
        before,
      };
    case 'went-back':
      return before ?? scanOff;
    default:
      return state;
  }
};

/** Handles the end of the built-in model's analysis: every error leads to the text input. */
const afterRecognising = (state: ScanState & { step: 'recognising' }, event: ScanEvent): ScanState => {
  const { why, photos } = state;
  switch (event.type) {
    case 'meal-found':
      return { step: 'result', photos, meal: event.meal };
    case 'device-failed':
      return asking(why, state, event.message);
    case 'device-cancelled':
      return asking(why, state);
    default:
      return state;
  }
};

/** Handles steps that wait for the user: after a failed analysis, for consent, or for a description. */
const afterStopping = (
  state: ScanState & { step: 'failed' | 'consenting' | 'asking' },
  event: ScanEvent,
): ScanState => {
  const { photos, before } = state;
  switch (event.type) {
    case 'retried':
      return analyzing(photos, before);
    case 'typing-chosen':
      return asking('chosen', { photos, before });
    case 'device-chosen':
      return state.step === 'asking' ? { step: 'recognising', why: state.why, photos, before } : state;
    case 'consent-declined':
      return asking('declined', { photos, before });
    case 'consent-reconsidered':
      return { step: 'consenting', photos, before };
    case 'meal-found':
      return { step: 'result', photos, meal: event.meal };
    case 'went-back':
      return before ?? scanOff;
    case 'camera-asked':
      return state.step === 'failed' ? { step: 'starting', from: state } : state;
    case 'photo-removed': {
      const rest = withoutPhoto(photos, event.id);
      return state.step === 'failed' ? analyzing(rest, before) : { ...state, photos: rest };
    }
    default:
      return state;
  }
};
