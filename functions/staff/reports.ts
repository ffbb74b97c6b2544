import { CodedError } from '#shared/errors/coded-error.ts';
import type { ModerationAction } from '#shared/moderation/schema.ts';
import type { staffRoutes } from '#shared/staff/routes.ts';
import type { DecisionKey, ModerationDecisions, NotifyOwner } from '../moderation/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { NewId } from '../platform/ids.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { MealRow } from '../social/public.ts';
import type { ReportedMeals } from './reported-meals-repository.ts';
import type { OpenReports } from './reports-repository.ts';
import type { RunAction } from './run-action.ts';

interface Dependencies {
  reports: OpenReports;
  meals: ReportedMeals;
  decisions: Pick<ModerationDecisions, 'add'>;
  notify: Pick<NotifyOwner, 'ofDecision'>;
  isClosed: (userId: string) => Promise<boolean>;
  /** Condition that an account is open. */
  openAccount: (userId: string) => Write;
  runAction: RunAction;
  newId: NewId;
}

/** Returns open reports, each with the meal as others see it. */
export const listReports =
  ({ reports, meals }: Pick<Dependencies, 'reports' | 'meals'>): Endpoint<typeof staffRoutes.reports> =>
  async ({ query }) => {
    const page = await reports.page(query.cursor);
    const mealOf = await meals.shown(page.reports.map(({ shared_meal_id }) => shared_meal_id));
    const shown = page.reports.map(async (report) => {
      const { user_id, shared_meal_id, reason, note = null, created_at } = report;
      return { user_id, shared_meal_id, reason, note, created_at, meal: await mealOf(shared_meal_id) };
    });
    return { reports: await Promise.all(shown), cursor: page.cursor };
  };

/**
 * Hides, removes or keeps a meal, closes the report and logs the decision, in one transaction. The owner of a hidden or
 * removed meal is emailed.
 */
export const decideReport =
  (parts: Dependencies): Endpoint<typeof staffRoutes.decideReport> =>
  async ({ caller: { user_id: staff_id }, params, body, idempotency }) => {
    const { reports, meals, decisions, notify, isClosed, openAccount, runAction, newId } = parts;
    const { reason } = body;

    /** A report of a meal that was hidden after another one is closed without a further decision. */
    const isActedOn = ({ is_hidden }: MealRow): boolean => body.decision !== 'leave' || is_hidden === true;

    /** Builds the decision about the owner; none for an account that is being erased. */
    const decisionOn = async (meal: MealRow, action: ModerationAction): Promise<NewDecisionWrites> => {
      if (body.decision === 'leave' || (await isClosed(meal.user_id))) return { writes: [], key: null };
      const key = { user_id: meal.user_id, id: newId() };
      const { rule, message } = body;
      const meal_name = await meals.nameOf(meal);
      const { id: shared_meal_id, food_entry_id } = meal;
      const facts = { rule, message: message || null, shared_meal_id, food_entry_id, meal_name, until: null };
      const write = decisions.add({ ...key, ...facts, staff_id, action });
      return { writes: [write, openAccount(meal.user_id)], key };
    };

    const decide = runAction<DecisionKey | null>({
      staffId: staff_id,
      idempotency,
      prepare: async () => {
        const meal = await meals.find(params.shared_meal_id);
        if (meal?.user_id === staff_id) throw new CodedError('ACCOUNT_IS_YOURS');
        const hides = body.decision === 'hide';
        const taken = hides ? 'meal_hidden' : 'meal_removed';
        const common = { subject: params.shared_meal_id, reason, amount: null };
        const closing = [
          reports.close(params),
          ...(meal ? await reports.noteOutcome(params, meal.user_id, isActedOn(meal)) : []),
        ];
        if (!meal || body.decision === 'leave')
          return { action: { ...common, action: 'report_left' }, writes: closing, facts: null };
        const { writes, key } = await decisionOn(meal, taken);
        const change = hides ? [meals.hide(meal)] : meals.remove(meal);
        return {
          action: { ...common, action: taken },
          writes: [...closing, ...change, ...writes],
          facts: key,
        };
      },
      act: async (key) => {
        if (key) await notify.ofDecision(key);
      },
    });
    try {
      await decide;
    } catch (error) {
      // Closed concurrently or gone.
      if (error instanceof ConditionsFailed) throw new CodedError('REPORT_NOT_FOUND', { cause: error });
      throw error;
    }
    return undefined;
  };

interface NewDecisionWrites {
  writes: Write[];
  key: DecisionKey | null;
}
