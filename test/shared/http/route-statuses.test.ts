import { describe, expect, it } from 'vitest';
import { allRoutes } from '#shared/routes.ts';

/** The routes that differ from 200, and from 204 for a removal. Clients depend on each. */
const others: Readonly<Record<string, number>> = {
  'POST /api/account/passkeys': 201,
  'POST /api/account/recovery-codes': 201,
  'POST /api/calendar-events': 201,
  'POST /api/calendar-feed': 201,
  'POST /api/email-templates': 201,
  'POST /api/food-entries': 201,
  'POST /api/food-entries/copies': 201,
  'POST /api/photos': 201,
  'POST /api/realtime/tickets': 201,
  'POST /api/saved-meals': 201,
  'POST /api/shared-meals': 201,
  'POST /api/tokens': 201,
  'POST /api/v1/food-entries': 201,
  'POST /api/v1/saved-meals': 201,
  'POST /api/v1/webhooks': 201,
  'POST /api/webhooks': 201,
  'POST /api/webhooks/{id}/deliveries': 204,
  'POST /api/voice/jobs': 201,
  'POST /api/account/closing': 202,
  'POST /api/account/exports': 202,
  'POST /api/friend-requests': 202,
  'POST /api/voice/jobs/{id}/start': 202,
  'DELETE /api/meal-plans/{date}/meals/{id}/log': 200,
  'DELETE /api/shopping-list/items/{key}': 200,
  'POST /api/client-errors': 204,
  'POST /api/csp-reports': 204,
  'POST /api/referrals/visits': 201,
  'POST /api/staff/referrals/{user_id}/{referral_id}/decision': 204,
  'POST /api/coach/stop': 204,
  'POST /api/food-entries/removals': 204,
  'POST /api/shared-meals/{id}/report': 204,
  'POST /api/staff/reports/{user_id}/{shared_meal_id}/decision': 204,
  'POST /api/staff/appeals/{user_id}/{decision_id}/decision': 204,
  'PUT /api/blocks/{user_id}': 204,
  'PUT /api/staff/messages/{email_hash}/{id}/state': 204,
};

const expectedOf = (name: string): number => others[name] ?? (name.startsWith('DELETE ') ? 204 : 200);

describe('The status of a successful answer', () => {
  it('the status of each route is the one that clients expect', () => {
    const statuses = Object.fromEntries(
      allRoutes.map(({ method, path, status }) => [`${method} ${path}`, status]),
    );
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(Object.keys(others)));
    const unexpected = Object.entries(statuses).filter(([name, status]) => status !== expectedOf(name));
    expect(unexpected).toEqual([]);
  });
});
