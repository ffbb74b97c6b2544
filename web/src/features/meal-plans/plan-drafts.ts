import * as z from 'zod';
import { mealPlan } from '#shared/meal-plans/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { MEAL_PLAN_DRAFTS } from '#web/lib/session/clear-drafts.ts';
import { tryStorage } from '#web/lib/storage/try-storage.ts';
import { planRow } from './plan-row.ts';

/** Drafts are deleted when their day is this long ago. */
const KEPT_DAYS_MS = 14 * 24 * 60 * 60 * 1000;

/** Unsaved rows, and the plan that they are based on. */
const planDraft = z.object({ rows: z.array(planRow), base: mealPlan });
export type PlanDraft = z.infer<typeof planDraft>;

const keyOf = (person: string, date: LocalDate): string => `${MEAL_PLAN_DRAFTS}${person}.${date}`;

const draftKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(MEAL_PLAN_DRAFTS));

const forgetOld = (): void => {
  const oldest = Date.now() - KEPT_DAYS_MS;
  for (const key of draftKeys()) if (Date.parse(key.slice(-10)) < oldest) localStorage.removeItem(key);
};

/** Unsaved plans in this browser, by user and day. */
export const planDrafts = {
  /** Returns the unsaved draft of a day; null if there is none or it is invalid. */
  find: (person: string, date: LocalDate): PlanDraft | null =>
    tryStorage(() => planDraft.parse(JSON.parse(localStorage.getItem(keyOf(person, date)) ?? 'null'))),
  keep: (person: string, draft: PlanDraft): void => {
    tryStorage(() => {
      forgetOld();
      localStorage.setItem(keyOf(person, draft.base.date), JSON.stringify(draft));
    });
  },
  forget: (person: string, date: LocalDate): void => {
    tryStorage(() => localStorage.removeItem(keyOf(person, date)));
  },
};
