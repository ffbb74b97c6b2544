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
  /** The plate as it was read before a photo was added or removed: the way back to it. */
  before: Result | null;
}

/** Why words are asked for instead of reading the photo. */
export type WhyWords = 'chosen' | 'no-model' | 'declined';

type Asking = {
  step: 'asking';
  why: WhyWords;
  /** What the browser's own model failed with; null before it was asked, and after it was told to stop. */
  fault: string | null;
} & WithPhotos;

/** `canWait`: nothing is wrong with the photos, no answer came. */
type Failed = { step: 'failed'; message: string; canWait: boolean } & WithPhotos;

/** What a camera that was opened to add a photo leads back to. */
interface WithCamera {
  from: Result | Failed | null;
}

export type ScanState =
  | { step: 'off' }
  | ({ step: 'starting' } & WithCamera)
  | ({ step: 'streaming'; stream: MediaStream } & WithCamera)
  | ({ step: 'analyzing' } & WithPhotos)
  /** May an AI provider see it? */
  | ({ step: 'consenting' } & WithPhotos)
  | Failed
  /** 'What is on the plate?' */
  | Asking
  /** The browser's own model looks. */
  | ({ step: 'recognising'; why: WhyWords } & WithPhotos)
  | Result;

export type ScanEvent =
  | { type: 'camera-asked' }
  | { type: 'camera-started'; stream: MediaStream }
  /** It did not start, was unplugged or cancelled, or the person went elsewhere. A photo that is taken stays. */
  | { type: 'camera-ended' }
  | { type: 'photos-taken'; photos: MealPhotos }
  | { type: 'photo-removed'; id: string }
  | { type: 'upload-progressed'; id: string; sent: number }
  | { type: 'photo-stored'; id: string; key: string }
  | { type: 'analysis-failed'; message: string; faults: readonly PhotoFault[]; canWait: boolean }
  | { type: 'model-missing' }
  | { type: 'consent-needed'; isDeclined: boolean }
  | { type: 'consent-declined' }
  | { type: 'consent-reconsidered' }
  | { type: 'retried' }
  | { type: 'typing-chosen' }
  | { type: 'device-chosen' }
  | { type: 'device-cancelled' }
  | { type: 'device-failed'; message: string }
  | { type: 'meal-found'; meal: ScannedMeal }
  /** A function, because a look-up may end after another correction. */
  | { type: 'meal-corrected'; correct: (meal: ScannedMeal) => ScannedMeal }
  /** To the plate as it was; without one the scan is over. */
  | { type: 'went-back' }
  /** Logged or cancelled. */
  | { type: 'ended' };

export const scanOff: ScanState = { step: 'off' };

/** The photos of a step; none while there are none. */
export const photosOf = (state: ScanState): MealPhotos => {
  if ('photos' in state) return state.photos;
  return 'from' in state && state.from ? state.from.photos : [];
};

/** off -> starting -> streaming -> analyzing -> result -> off. Events that come too late for a step change nothing. */
export const scanReducer = (state: ScanState, event: ScanEvent): ScanState => {
  if (event.type === 'ended') return scanOff;
  if (event.type === 'photos-taken') return analyzing([...photosOf(state), ...event.photos], beforeOf(state));

  switch (state.step) {
    case 'off':
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

/** The plate to go back to from a step, or from what its camera leads back to. */
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

/** Whatever the browser's own model does, words are the way on. */
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

/** After steps that wait for the person: the analysis failed, consent is asked for, or words are. */
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
