import type { OwnExtra } from './read/own-extras.ts';
import type { LineAnswer, MeasurementsLogged } from '#shared/imports/schema.ts';

/** Progress of an import: first its entries, then weights and water, then photos, then what else there is. */
export interface Progress {
  done: number;
  logged: number;
  duplicates: number;
  refused: LineAnswer[];
  /** Number of days whose weight and water were sent, and what was new. */
  daysDone: number;
  weights: number;
  water: number;
  /** IDs of entries without the photo that the file has, and how many of them are done. */
  lacking: string[];
  photosDone: number;
  photos: number;
  /** Number of saved meals, plans and profiles that were sent, and what was new. */
  extrasDone: number;
  extras: Readonly<Record<OwnExtra['kind'], number>>;
}

export const initialProgress: Progress = {
  done: 0,
  logged: 0,
  duplicates: 0,
  refused: [],
  daysDone: 0,
  weights: 0,
  water: 0,
  lacking: [],
  photosDone: 0,
  photos: 0,
  extrasDone: 0,
  extras: { meal: 0, plan: 0, profile: 0 },
};

/** Returns the progress after more answers. @param lacking IDs of their entries that lack a photo */
export const advance = (
  progress: Progress,
  answers: readonly LineAnswer[],
  lacking: readonly string[] = [],
): Progress => {
  const count = (status: LineAnswer['status']) => answers.filter((answer) => answer.status === status).length;
  return {
    ...progress,
    done: progress.done + answers.length,
    logged: progress.logged + count('logged'),
    duplicates: progress.duplicates + count('duplicate'),
    refused: [...progress.refused, ...answers.filter(({ status }) => status === 'refused')],
    lacking: [...progress.lacking, ...lacking],
  };
};

/** Returns the progress after more days. */
export const advanceDays = (progress: Progress, days: number, logged: MeasurementsLogged): Progress => ({
  ...progress,
  daysDone: progress.daysDone + days,
  weights: progress.weights + logged.weights,
  water: progress.water + logged.water,
});

/** Returns the progress after another photo. */
export const advancePhotos = (progress: Progress, isRestored: boolean): Progress => ({
  ...progress,
  photosDone: progress.photosDone + 1,
  photos: progress.photos + Number(isRestored),
});

/** Returns the progress after another saved meal, plan or profile. */
export const advanceExtras = (progress: Progress, kind: OwnExtra['kind'], isNew: boolean): Progress => ({
  ...progress,
  extrasDone: progress.extrasDone + 1,
  extras: { ...progress.extras, [kind]: progress.extras[kind] + Number(isNew) },
});
