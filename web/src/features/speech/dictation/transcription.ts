import { t } from '#web/lib/language/translate.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Transcript } from '#shared/voice/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import type { DictationState, Part } from './dictation-state.ts';

/** Transcribes a recording. `onJob`: called when the server started a job. */
export type Transcribe = (
  part: Pick<Part, 'sound' | 'key' | 'job_id'>,
  going: { signal: AbortSignal; onJob: (id: string) => void },
) => Promise<Transcript>;

interface Needs {
  store: StoreApi<DictationState>;
  hear: Transcribe;
  onFinal: (words: string) => void;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : t('We couldn’t transcribe the recording.');

const unsent = (): Pick<Part, 'key' | 'job_id'> => ({ key: newIdempotencyKey(), job_id: null });
/** The server keeps a job for a day: after that, the recording must be uploaded again. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'VOICE_JOB_NOT_FOUND';

const needsPlan = (error: unknown): boolean => error instanceof ApiError && error.code === 'TIER_REQUIRED';

/** Creates a queue that transcribes recordings one after the other, in the order they were spoken. */
export const createTranscription = ({ store, hear, onFinal }: Needs) => {
  const { getState, setState } = store;
  let nextId = 1;
  let sending: AbortController | null = null;
  let isPaused = false;

  const mark = (id: number, change: Partial<Part>): void =>
    setState(({ parts }) => ({
      parts: parts.map((part) => (part.id === id ? { ...part, ...change } : part)),
    }));
  const remove = (id: number): void =>
    setState(({ parts }) => ({ parts: parts.filter((part) => part.id !== id) }));

  const settle = (id: number, { text, error, is_unsure }: Transcript): void => {
    remove(id);
    if (error !== undefined) return setState({ message: t(text) });
    const message = is_unsure ? t('Did you say “{text}”? No credits were used.', { text }) : null;
    setState(({ partsHeard }) => ({ partsHeard: partsHeard + 1, message }));
    onFinal(text);
  };

  const sendNext = async (): Promise<void> => {
    const [next] = getState().parts;
    if (isPaused || sending || next?.status !== 'waiting') return;
    const mine = new AbortController();
    sending = mine;
    mark(next.id, { status: 'sending' });
    const onJob = (job_id: string): void => mark(next.id, { job_id });
    try {
      settle(next.id, await hear(next, { signal: mine.signal, onJob }));
    } catch (error) {
      if (mine.signal.aborted) return;
      // It stays first in the queue: later recordings must not be inserted before it.
      mark(next.id, { status: 'failed', lacksPlan: needsPlan(error), ...(isGone(error) && unsent()) });
      setState({ message: messageOf(error) });
    } finally {
      if (sending === mine) sending = null;
    }
    await sendNext();
  };

  return {
    add: (sound: Blob): void => {
      const part: Part = { id: nextId++, sound, ...unsent(), status: 'waiting', lacksPlan: false };
      setState(({ parts }) => ({ parts: [...parts, part] }));
      void sendNext();
    },
    retry: (): void => {
      setState(({ parts }) => ({
        message: null,
        parts: parts.map((part) => (part.status === 'failed' ? { ...part, status: 'waiting' } : part)),
      }));
      void sendNext();
    },
    /** Discards a failed recording, and continues with the next. */
    dismissFailed: (): void => {
      setState(({ parts }) => ({ message: null, parts: parts.filter(({ status }) => status !== 'failed') }));
      void sendNext();
    },
    pause: (): void => {
      isPaused = true;
      sending?.abort();
      sending = null;
      setState(({ parts }) => ({
        parts: parts.map((part) => (part.status === 'sending' ? { ...part, status: 'waiting' } : part)),
      }));
    },
    resume: (): void => {
      isPaused = false;
      void sendNext();
    },
  };
};
