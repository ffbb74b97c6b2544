import { useState } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { useHistoryState } from './use-history-state.ts';

/** Returns the day that the diary shows, and a way back to it after logging for it. */
export const useDiaryDay = ({ logDay, setTab }: ReturnType<typeof useHistoryState>) => {
  /** null always means the current day, even after midnight. */
  const [diaryDay, setDiaryDay] = useState<LocalDate | null>(null);
  return {
    diaryDay,
    setDiaryDay,
    afterLogging: () => {
      if (logDay !== null) setTab((now) => (now === 'log' ? 'diary' : now));
    },
  };
};
