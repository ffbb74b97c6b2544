import { type SetStateAction, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { type MealType, mealType } from '#shared/food-entries/meal-type.ts';
import { type LocalDate, localDate } from '#shared/time/local-date.ts';
import { type TabId, tabIds, tabOf } from '#web/features/shell/tabs.ts';

/** What a step of the browser's history remembers. It outlives a version of the app, so it is read with care. */
const placeSchema = z.object({
  tab: z.enum(tabIds),
  log_day: localDate.nullable(),
  log_meal: mealType.nullable().default(null),
});

/** Query parameter by which other pages, Stripe's among them, lead to a tab. */
const TAB_PARAMETER = 'tab';

/** Where a step begins that remembers nothing: at the tab that its address names. */
const beginningOf = (search: string): z.infer<typeof placeSchema> => {
  const named = new URLSearchParams(search).get(TAB_PARAMETER);
  return { tab: tabIds.find((id) => id === named) ?? 'stats', log_day: null, log_meal: null };
};

/** An address names the tab that it led to, not the ones that were opened after it. */
const withoutTab = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(TAB_PARAMETER);
  return query.toString();
};

/**
 * Where somebody is in the app. The address stays, but each tab is a step of the browser's history: Back leads to the
 * tab before, and a reload opens the same one again.
 */
export const useHistoryState = () => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const remembered = placeSchema.safeParse(state).data;
  const { tab, log_day: logDay, log_meal: logMeal } = remembered ?? beginningOf(search);

  // A tab with an address of its own, which an older link may name: nothing of it is here.
  const { path: elsewhere } = tabOf(tab);
  useEffect(() => {
    if (elsewhere !== undefined) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);

  // Who changes the tab after a wait means the one that is open by then.
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
    /** The tab that is open by the time it is asked. */
    openTab: () => open.current,
    /** Day that the form to log was opened for; null when it was opened by itself. */
    logDay: tab === 'log' ? logDay : null,
    /** Meal that it was opened for; null for none. */
    logMeal: tab === 'log' ? logMeal : null,
    setTab: (action: SetStateAction<TabId>) => {
      const next = typeof action === 'function' ? action(open.current) : action;
      if (next !== open.current) go(next, null, null);
    },
    logFor: (day: LocalDate, meal: MealType | null = null) => go('log', day, meal),
  };
};
