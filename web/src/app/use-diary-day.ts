import { useState } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { useHistoryState } from './use-history-state.ts';

/** The day that the diary shows, and the way back to it from logging for it. */
export const useDiaryDay = ({ logDay, setTab }: ReturnType<typeof useHistoryState>) => {
  /** null is today, also tomorrow. */
  const [diaryDay, setDiaryDay] = useState<LocalDate | null>(null);
  return {
    diaryDay,
    setDiaryDay,
    afterLogging: () => {
      if (logDay !== null) setTab((now) => (now === 'log' ? 'diary' : now));
    },
  };
};
