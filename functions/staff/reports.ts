import { CodedError } from '#shared/errors/coded-error.ts';
import type { staffRoutes } from '#shared/staff/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { AuditRepository } from './audit-repository.ts';
import type { ReportedMeals } from './reported-meals-repository.ts';
import type { OpenReports } from './reports-repository.ts';

interface Dependencies {
  reports: OpenReports;
  meals: ReportedMeals;
  audit: Pick<AuditRepository, 'note'>;
  writer: Pick<IdempotentWriter, 'storedAnswer'>;
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

/** Takes a meal down or keeps it, closes the report and records the decision, in one transaction. */
export const decideReport =
  ({ reports, meals, audit, writer }: Dependencies): Endpoint<typeof staffRoutes.decideReport> =>
  async ({ caller: { user_id: staff_id }, params, body: { decision, reason }, idempotency }) => {
    if ((await writer.storedAnswer(staff_id, idempotency)) !== undefined) return undefined;
    const meal = await meals.find(params.shared_meal_id);
    if (meal?.user_id === staff_id) throw new CodedError('ACCOUNT_IS_YOURS');
    const takesDown = decision === 'take_down';
    const action = takesDown ? 'report_taken_down' : 'report_left';
    const note = audit.note(
      { staff_id, action, subject: params.shared_meal_id, reason, amount: null },
      'done',
    );
    const removal = takesDown && meal ? meals.takeDown(meal) : [];
    await reports.close(staff_id, params, idempotency, [note.write, ...removal]);
    return undefined;
  };
