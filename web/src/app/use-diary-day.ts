import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type LocalDate, localDate } from '#shared/time/local-date.ts';
import { DAY_PARAMETER, type useHistoryState } from './use-history-state.ts';

/** Returns the day that the diary shows, and a way back to it after logging for it. */
export const useDiaryDay = ({ logDay, setTab }: ReturnType<typeof useHistoryState>) => {
  const { search } = useLocation();
  /** null always means the current day, even after midnight. A link can name another one. */
  const [diaryDay, setDiaryDay] = useState<LocalDate | null>(
    () => localDate.safeParse(new URLSearchParams(search).get(DAY_PARAMETER)).data ?? null,
  );
  return {
    diaryDay,
    setDiaryDay,
    afterLogging: () => {
      if (logDay !== null) setTab((now) => (now === 'log' ? 'diary' : now));
    },
  };
};
