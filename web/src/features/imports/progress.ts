import type { LineAnswer } from '#shared/imports/schema.ts';

/** Progress of an import. */
export interface Progress {
  done: number;
  logged: number;
  duplicates: number;
  refused: LineAnswer[];
}

export const initialProgress: Progress = { done: 0, logged: 0, duplicates: 0, refused: [] };

/** Returns the progress after more responses. */
export const advance = (progress: Progress, answers: readonly LineAnswer[]): Progress => {
  const count = (status: LineAnswer['status']) => answers.filter((answer) => answer.status === status).length;
  return {
    done: progress.done + answers.length,
    logged: progress.logged + count('logged'),
    duplicates: progress.duplicates + count('duplicate'),
    refused: [...progress.refused, ...answers.filter(({ status }) => status === 'refused')],
  };
};
