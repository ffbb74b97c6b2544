import * as z from 'zod';
import { mealPlan } from '#shared/meal-plans/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { MEAL_PLAN_DRAFTS } from '#web/lib/session/clear-drafts.ts';
import { planRow } from './plan-row.ts';

/** A draft of a day that is over so long is of no use any more. */
const KEPT_DAYS_MS = 14 * 24 * 60 * 60 * 1000;

/** What was typed and not saved, and the plan that it was typed over. */
const planDraft = z.object({ rows: z.array(planRow), base: mealPlan });
export type PlanDraft = z.infer<typeof planDraft>;

/** A browser may refuse to keep anything; the page works without. */
const unlessRefused = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

const keyOf = (person: string, date: LocalDate): string => `${MEAL_PLAN_DRAFTS}${person}.${date}`;

const draftKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(MEAL_PLAN_DRAFTS));

const forgetOld = (): void => {
  const oldest = Date.now() - KEPT_DAYS_MS;
  for (const key of draftKeys()) if (Date.parse(key.slice(-10)) < oldest) localStorage.removeItem(key);
};

/** Unsaved plans of this browser, by person and day. */
export const planDrafts = {
  /** What was typed for a day and never saved; null where nothing was, or it cannot be read any more. */
  find: (person: string, date: LocalDate): PlanDraft | null =>
    unlessRefused(() => planDraft.parse(JSON.parse(localStorage.getItem(keyOf(person, date)) ?? 'null'))),
  keep: (person: string, draft: PlanDraft): void => {
    unlessRefused(() => {
      forgetOld();
      localStorage.setItem(keyOf(person, draft.base.date), JSON.stringify(draft));
    });
  },
  forget: (person: string, date: LocalDate): void => {
    unlessRefused(() => localStorage.removeItem(keyOf(person, date)));
  },
};
