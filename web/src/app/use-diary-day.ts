import { type Dispatch, type SetStateAction, useState } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { TabId } from '../features/shell/tabs.ts';

/**
 * The day that the diary shows, and the way from there to logging for it and back.
 * @param setTab opens another tab
 */
export const useDiaryDay = (tab: TabId, setTab: Dispatch<SetStateAction<TabId>>) => {
  /** null is today, also tomorrow. */
  const [diaryDay, setDiaryDay] = useState<LocalDate | null>(null);
  const [asked, setAsked] = useState<LocalDate | null>(null);
  // Whoever goes elsewhere and comes back to the form by itself logs for today.
  if (asked !== null && tab !== 'log') setAsked(null);

  return {
    diaryDay,
    setDiaryDay,
    /** Day that the form was opened for from the diary; null when it was not. */
    loggingFor: asked,
    addFood: (day: LocalDate) => {
      setAsked(day);
      setTab('log');
    },
    afterLogging: () => {
      if (asked !== null) setTab((now) => (now === 'log' ? 'diary' : now));
    },
  };
};
