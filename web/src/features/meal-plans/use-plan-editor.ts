import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { MealPlan, MealPlanDay } from '#shared/meal-plans/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { MEAL_PLANS } from './meal-plan-queries.ts';
import { planDrafts } from './plan-drafts.ts';
import {
  addedRow,
  blankRow,
  countedMeals,
  figuresOf,
  isBlank,
  mealOfRow,
  type PlanRow,
  type RowFigures,
  rowOf,
  rowsOf,
  unfinishedRows,
  withTyped,
} from './plan-row.ts';
import { formatSaveConfirmation } from './plan-labels.ts';

const mealsOf = (rows: readonly PlanRow[]) => rows.flatMap((row) => mealOfRow(row) ?? []);

/** Returns the typed part of a plan: logging a meal does not change it. */
const typedOf = (meals: MealPlan['meals']): string =>
  JSON.stringify(meals.map(({ logged_entry_id: _logged, ...meal }) => meal));

const isUnsaved = (rows: readonly PlanRow[], base: MealPlan): boolean =>
  unfinishedRows(rows).length > 0 || typedOf(countedMeals(rows)) !== typedOf(countedMeals(rowsOf(base)));

const isSameRow = (one: PlanRow, other: PlanRow): boolean =>
  JSON.stringify({ ...one, logged_entry_id: null }) === JSON.stringify({ ...other, logged_entry_id: null });

const withMarks = (rows: readonly PlanRow[], { meals }: MealPlan): PlanRow[] => {
  const logged = new Map(meals.map(({ id, logged_entry_id }) => [id, logged_entry_id]));
  return rows.map((row) => ({ ...row, logged_entry_id: logged.get(row.id) ?? null }));
};

/** Returns the rows after a save: the server's version plus anything typed in the meantime. */
const afterSave = (rows: readonly PlanRow[], sent: readonly PlanRow[], plan: MealPlan): PlanRow[] => {
  const saved = new Map(plan.meals.map((meal) => [meal.id, meal]));
  return withMarks(rows, plan).map((row) => {
    const meal = saved.get(row.id);
    return meal && sent.some((each) => isSameRow(each, row)) ? rowOf(meal) : row;
  });
};

interface Edited {
  base: MealPlan;
  rows: PlanRow[];
  /** Another tab's plan, if it differs from the version that this edit is based on. */
  newer: MealPlan | null;
}

/** Updates the edited day with the server's version. Typed values are kept. */
const applyServerPlan = (now: Edited, plan: MealPlan): Edited => {
  if (plan.version < now.base.version) return now;
  if (typedOf(plan.meals) === typedOf(now.base.meals))
    return { ...now, base: plan, rows: withMarks(now.rows, plan) };
  if (!isUnsaved(now.rows, now.base)) return { base: plan, rows: rowsOf(plan), newer: null };
  return { ...now, newer: plan };
};

/** Holds the state and actions of one day's plan, with a draft in the browser until it is saved. */
export const usePlanEditor = (day: MealPlanDay) => {
  const person = useSession(({ user }) => user?.sub ?? '');
  const queryClient = useQueryClient();
  const [keyOf] = useState(() => createKeyring());
  const isSending = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [edited, setEdited] = useState((): Edited => {
    const draft = planDrafts.find(person, day.date);
    const fresh = { base: day, rows: rowsOf(day), newer: null };
    return draft ? applyServerPlan({ ...draft, newer: null }, day) : fresh;
  });
  const [seen, setSeen] = useState(day);
  if (seen !== day) {
    setSeen(day);
    setEdited((now) => applyServerPlan(now, day));
  }
  const { base, rows, newer } = edited;
  const unsaved = isUnsaved(rows, base);

  useEffect(() => {
    if (unsaved) planDrafts.keep(person, { rows, base });
    else planDrafts.forget(person, day.date);
  }, [unsaved, rows, base, person, day.date]);

  const setRows = (change: (now: PlanRow[]) => PlanRow[]): void =>
    setEdited((now) => ({ ...now, rows: change(now.rows) }));

  const { mutate } = useMutation({
    mutationFn: ({ sent, version }: { sent: readonly PlanRow[]; version: number }) => {
      const body = { meals: mealsOf(sent), version };
      return call(mealPlanRoutes.save, { params: { date: day.date }, body, idempotencyKey: keyOf(body) });
    },
    onSuccess: (plan, { sent }) => {
      setEdited((now) => ({ base: plan, rows: afterSave(now.rows, sent, plan), newer: null }));
      setAsked(false);
      notify.success(t('Meal plan saved!'), formatSaveConfirmation(plan.meals, unfinishedRows(sent).length));
      void queryClient.invalidateQueries({ queryKey: [MEAL_PLANS] });
    },
    onError: (error) => {
      const isConflict = error instanceof ApiError && error.code === 'MEAL_PLAN_CHANGED';
      notify.error(isConflict ? t('Changed in another tab') : t('Error'), error.message);
      if (isConflict) void queryClient.invalidateQueries({ queryKey: [MEAL_PLANS] });
    },
    onSettled: () => setSaving(false),
  });
  // The next click must see the result of this save.
  useEffect(() => {
    if (!isSaving) isSending.current = false;
  }, [isSaving]);

  return {
    rows,
    base,
    newer,
    isUnsaved: unsaved,
    isSaving,
    /** Whether incomplete rows show errors, which starts with the first save. */
    isAsked,
    change: (id: string, change: Partial<PlanRow>): void =>
      setRows((now) => now.map((row) => (row.id === id ? withTyped(row, change) : row))),
    add: (): string => {
      const row = addedRow();
      setRows((now) => [...now, row]);
      return row.id;
    },
    /** Puts a selected meal into the first empty row of its type, or a new one. */
    put: (type: MealType, chosen: RowFigures): void =>
      setRows((now) => {
        const figures = figuresOf(chosen);
        const meal = { name: figures.name, calories: String(figures.calories), figures };
        const free = now.find((row) => row.type === type && isBlank(row));
        if (!free) return [...now, { ...blankRow(type, crypto.randomUUID()), ...meal }];
        return now.map((row) => (row === free ? { ...row, ...meal } : row));
      }),
    /** Replaces a row, whose calories and food change together. */
    replace: (id: string, next: PlanRow): void =>
      setRows((now) => now.map((row) => (row.id === id ? { ...next, id } : row))),
    remove: (id: string): void => setRows((now) => now.filter((row) => row.id !== id)),
    restore: (row: PlanRow, at: number): void => setRows((now) => now.toSpliced(at, 0, row)),
    hear: (plan: MealPlan): void => setEdited((now) => applyServerPlan(now, plan)),
    takeNewer: (plan: MealPlan): void => setEdited({ base: plan, rows: rowsOf(plan), newer: null }),
    keepMine: (plan: MealPlan): void => setEdited((now) => ({ ...now, base: plan, newer: null })),
    save: (): void => {
      if (isSending.current) return;
      setAsked(true);
      if (mealsOf(rows).length === 0 && base.meals.length === 0)
        return notify.info(t('Nothing to save yet'), t('Add a name and calories to a meal first.'));
      if (!unsaved) return notify.success(t('Meal plan saved!'), t('No changes to save.'));
      isSending.current = true;
      setSaving(true);
      mutate({ sent: rows, version: base.version });
    },
  };
};
