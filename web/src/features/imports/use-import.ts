import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ulid } from 'ulid';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { initialProgress, type Progress } from './progress.ts';
import { ImportError } from './read/import-error.ts';
import { openFile, type OpenedFile } from './read/open-file.ts';
import { readExport } from './read/read-export.ts';
import type { Choices, ReadExport } from './read/read-result.ts';
import { createRestoreExtra } from './restore-extras.ts';
import { sendImport, type Sending } from './send-import.ts';

/** State of an import. `stopped`: by the user after the last response, or by an error. */
export type ImportStep = 'choose' | 'reading' | 'preview' | 'sending' | 'stopping' | 'stopped' | 'done';

const MAX_FILE_NAME_LENGTH = 200;

/** Queries besides those of the diary that an import makes outdated. */
const outdated = ['imports', 'saved-meals', 'meal-plans', 'profile'];

/** Manages an import from file selection to the result of each line. */
export const useImport = () => {
  const queryClient = useQueryClient();
  const { date: today, timeZone } = useToday();
  const [step, setStep] = useState<ImportStep>('choose');
  const [fault, setFault] = useState<string | null>(null);
  const [read, setRead] = useState<ReadExport | null>(null);
  const [progress, setProgress] = useState(initialProgress);
  const [choices, setChoices] = useState<Choices>({});
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  /** Set while requests are sent: a double click starts one import. */
  const way = useRef<AbortController | null>(null);
  const isStopped = useRef(false);
  useEffect(() => () => way.current?.abort(), []);

  const reportFailure = (error: unknown, next: ImportStep): void => {
    if (!(error instanceof Error)) throw error;
    setFault(error.message);
    setStep(next);
  };

  const choose = async (file: File): Promise<void> => {
    setFault(null);
    setStep('reading');
    try {
      const chosen = await openFile(file);
      setRead(readExport(chosen.texts, today));
      setOpened(chosen);
      setChoices({});
      setStep('preview');
    } catch (error) {
      if (!(error instanceof ImportError)) reportError(error);
      reportFailure(
        error instanceof ImportError ? error : new ImportError(t('We couldn’t read this file.')),
        'choose',
      );
    }
  };

  const send = async (on: Sending, from: Progress): Promise<void> => {
    if (way.current) return;
    const controller = new AbortController();
    way.current = controller;
    const { signal } = controller;
    isStopped.current = false;
    setSending(on);
    setFault(null);
    setStep('sending');
    try {
      const isWhole = await sendImport(on, from, {
        onProgress: setProgress,
        isStopped: () => isStopped.current,
        signal,
      });
      setStep(isWhole ? 'done' : 'stopped');
    } catch (error) {
      if (!signal.aborted) reportFailure(error, 'stopped');
    } finally {
      way.current = null;
      await Promise.all([
        refreshEntries(queryClient),
        ...outdated.map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
      ]);
    }
  };

  return {
    step,
    fault,
    read,
    progress,
    /** Set as soon as something was sent. */
    importId: sending?.id ?? null,
    choose,
    /** Parses the same file again with a choice of the preview. */
    readAs: (choice: Choices) => {
      if (!opened) return;
      const chosen = { ...choices, ...choice, meals: { ...choices.meals, ...choice.meals } };
      setChoices(chosen);
      setRead(readExport(opened.texts, today, chosen));
    },
    back: () => {
      setRead(null);
      setFault(null);
      setStep('choose');
    },
    start: async (): Promise<void> => {
      if (!read) return;
      const { source, name, lines: entries, days, photos, extras = [] } = read;
      const file_name = name.slice(0, MAX_FILE_NAME_LENGTH);
      const readPhoto = (entryId: string): Blob | null => {
        const photo = photos.get(entryId);
        return photo === undefined ? null : (opened?.readPhoto(photo) ?? null);
      };
      const id = ulid();
      const about = { id, source, file_name, time_zone: timeZone };
      const restoreExtra = createRestoreExtra(id);
      await send({ ...about, entries, days, readPhoto, extras, restoreExtra }, initialProgress);
    },
    stop: () => {
      isStopped.current = true;
      setStep('stopping');
    },
    goOn: async (): Promise<void> => {
      if (sending) await send(sending, progress);
    },
  };
};

export type Import = ReturnType<typeof useImport>;
