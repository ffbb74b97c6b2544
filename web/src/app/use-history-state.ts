import { type SetStateAction, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { type MealType, mealType } from '#shared/food-entries/meal-type.ts';
import { type LocalDate, localDate } from '#shared/time/local-date.ts';
import { type TabId, tabIds, tabOf } from '#web/features/shell/tabs.ts';

/** History state of the app. It may come from an older version, so it is validated. */
const placeSchema = z.object({
  tab: z.enum(tabIds),
  log_day: localDate.nullable(),
  log_meal: mealType.nullable().default(null),
});

/** Query parameter that other pages and Stripe use to open a tab. */
const TAB_PARAMETER = 'tab';
/** Query parameter for the day that the diary shows. */
export const DAY_PARAMETER = 'day';

/** Returns the initial state of a history entry without one: the tab in its address. */
const beginningOf = (search: string): z.infer<typeof placeSchema> => {
  const named = new URLSearchParams(search).get(TAB_PARAMETER);
  return { tab: tabIds.find((id) => id === named) ?? 'stats', log_day: null, log_meal: null };
};

/** Removes the tab and its day from the query, because the address applies only to the tab that it opened. */
const withoutTab = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(TAB_PARAMETER);
  query.delete(DAY_PARAMETER);
  return query.toString();
};

/**
 * Keeps the open tab in the browser history. The address stays, but Back returns to the previous tab and a reload opens
 * the same one.
 */
export const useHistoryState = () => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const remembered = placeSchema.safeParse(state).data;
  const { tab, log_day: logDay, log_meal: logMeal } = remembered ?? beginningOf(search);

  // A tab with its own address, linked from an older version: its content is elsewhere.
  const { path: elsewhere } = tabOf(tab);
  useEffect(() => {
    if (elsewhere !== undefined) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);

  // Callers that switch tabs after waiting need the tab that is open by then.
  const open = useRef(tab);
  useEffect(() => {
    open.current = tab;
  }, [tab]);

  const go = (next: TabId, log_day: LocalDate | null, log_meal: MealType | null) => {
    const { path } = tabOf(next);
    if (path !== undefined) return void navigate(path);
    open.current = next;
    void navigate(
      { pathname, search: withoutTab(search), hash },
      { state: { tab: next, log_day, log_meal } },
    );
  };
  return {
    tab,
    /** Returns the tab that is open at the time of the call. */
    openTab: () => open.current,
    /** Day that the log form was opened for; null if none was given. */
    logDay: tab === 'log' ? logDay : null,
    /** Meal that the log form was opened for; null if none was given. */
    logMeal: tab === 'log' ? logMeal : null,
    setTab: (action: SetStateAction<TabId>) => {
      const next = typeof action === 'function' ? action(open.current) : action;
      if (next !== open.current) go(next, null, null);
    },
    logFor: (day: LocalDate, meal: MealType | null = null) => go('log', day, meal),
  };
};
