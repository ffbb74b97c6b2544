import { type SetStateAction, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { type LocalDate, localDate } from '#shared/time/local-date.ts';
import { type TabId, tabIds } from '../features/shell/tabs.ts';

/** What a step of the browser's history remembers. It outlives a version of the app, so it is read with care. */
const placeSchema = z
  .object({ tab: z.enum(tabIds), log_day: localDate.nullable() })
  .catch({ tab: 'stats', log_day: null });

/**
 * Where somebody is in the app. The address stays, but each tab is a step of the browser's history: Back leads to the
 * tab before, and a reload opens the same one again.
 */
export const usePlace = () => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { tab, log_day: logDay } = placeSchema.parse(state);

  // Who changes the tab after a wait means the one that is open by then.
  const open = useRef(tab);
  useEffect(() => {
    open.current = tab;
  }, [tab]);

  const go = (next: TabId, log_day: LocalDate | null) => {
    open.current = next;
    void navigate({ pathname, search, hash }, { state: { tab: next, log_day } });
  };
  return {
    tab,
    /** Day that the form to log was opened for; null when it was opened by itself. */
    logDay: tab === 'log' ? logDay : null,
    setTab: (action: SetStateAction<TabId>) => {
      const next = typeof action === 'function' ? action(open.current) : action;
      if (next !== open.current) go(next, null);
    },
    logFor: (day: LocalDate) => go('log', day),
  };
};
