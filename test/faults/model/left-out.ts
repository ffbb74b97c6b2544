const signedOut =
  'Ends the account or its sessions, so no step could follow: test/faults/erasure.test.ts, test/functions/account-security.';
const mails = 'Sends email and changes nothing that a route shows: test/functions/account-security.';
const sessions = 'Has a model of its own: test/functions/platform/session-model.test.ts.';
const identity = 'Changes the user pool, which the model does not contain: test/functions/api/thief.test.ts.';
const passkeys = 'Needs an authenticator: test/functions/api/passkeys.test.ts.';
const recovery = 'Needs an authenticator app: test/functions/api/recovery-codes.test.ts.';
const stripe = "Depends on Stripe's answers, which the model does not know: test/functions/billing.";
const speech =
  'Needs a recording and a transcription; credits are reserved as for a photo: test/functions/voice.';
const visitor = 'For visitors without an account: test/functions/support.';
const staff = 'For staff: test/functions/api/staff.full.test.ts.';
const moderation = 'For staff and their decisions: test/functions/staff/moderation.test.ts.';
const reads = 'Writes nothing.';
const personal = 'The same services behind an API token: test/functions/api/public-api.full.test.ts.';
const portions =
  'Learned portions have their own tests, also of parallel writes: test/functions/api/usual-portions.full.test.ts.';
const fasting = 'Parallel starts, saves and undo have their own tests: test/functions/fasting.';

const weightGoal = 'Retries, two tabs and undo have their own tests: test/functions/goals/check-in.test.ts.';
const contact =
  'Blocking, retries and undo have their own tests: test/functions/business-agents/sdr/do-not-contact.test.ts.';
const leadList =
  'Batches, retries, undo and parallel changes have their own tests: test/functions/business-agents/sdr/lead-list.';
const ownExport =
  'Retries, repeats and undo have their own tests: test/functions/imports/own-export.full.test.ts.';
const calendar =
  'Series, retries and interrupted changes have their own tests: test/functions/business-agents/calendar.';
const workspaceLimits =
  'Deletions and limits have their own tests: test/functions/business-agents/executive/limits-and-pages.test.ts.';
const webhooks = 'Retries, limits and deliveries have their own tests: test/functions/webhooks.';
const shopping = 'Parallel changes and repeats have their own tests: test/functions/meal-plans.';

/** Writing routes that the model-based test leaves out, with the reason and the tests that cover them. */
export const leftOut: Readonly<Record<string, string>> = {
  'DELETE /api/crm-activities/{id}': workspaceLimits,
  'PATCH /api/leads/{id}': leadList,
  'POST /api/leads/bulk': leadList,
  'POST /api/leads/import/undo': leadList,
  'PUT /api/lead-views': leadList,
  'PUT /api/leads/{id}/contact': contact,
  'PUT /api/sdr-offer': contact,
  'POST /api/imports/measurements': ownExport,
  'POST /api/imports/photos': ownExport,
  'POST /api/calendar-events': calendar,
  'PUT /api/calendar-events/{id}': calendar,
  'DELETE /api/calendar-events/{id}/following': calendar,
  'PUT /api/crm-activities/{id}': calendar,
  'PUT /api/work-reminders': calendar,
  'POST /api/calendar-feed': calendar,
  'DELETE /api/calendar-feed': calendar,
  'POST /api/calendar-import': calendar,
  'POST /api/calendar-import/removals': calendar,
  'DELETE /api/foods/portions': portions,
  'DELETE /api/foods/portions/{id}/{unit}': portions,
  'POST /api/account/closing': signedOut,
  'POST /api/account/too-young': signedOut,
  'POST /api/account/sessions/ending': signedOut,
  'POST /api/account/email': mails,
  'DELETE /api/account/sessions/{id}': sessions,
  'POST /api/account/sessions/others/ending': sessions,
  'POST /api/account/proof': identity,
  'POST /api/account/proof/passkey': passkeys,
  'POST /api/account/password': identity,
  'POST /api/account/authenticator': identity,
  'POST /api/account/email/change': identity,
  'POST /api/account/email/confirmation': identity,
  'POST /api/account/email/undo': identity,
  'POST /api/account/passkeys/options': passkeys,
  'POST /api/account/passkeys': passkeys,
  'DELETE /api/account/passkeys/{id}': passkeys,
  'POST /api/account/recovery-codes': recovery,
  'POST /api/account/recovery': recovery,
  'POST /api/functions/check-subscription': stripe,
  'POST /api/functions/create-checkout': stripe,
  'POST /api/functions/customer-portal': stripe,
  'POST /api/functions/purchase-credits': stripe,
  'POST /api/functions/verify-payment': stripe,
  'POST /api/billing/plan-change/quote': stripe,
  'POST /api/billing/plan-change': stripe,
  'POST /api/billing/cancellation': stripe,
  'POST /api/billing/resumption': stripe,
  'POST /api/stripe/webhook': stripe,
  'POST /api/withdrawals': stripe,
  'POST /api/contracts/cancellations': stripe,
  'POST /api/contracts/withdrawals': stripe,
  'POST /api/contracts/confirmations': stripe,
  'POST /api/functions/voice-to-text': speech,
  'POST /api/voice/jobs': speech,
  'POST /api/voice/jobs/{id}/start': speech,
  'POST /api/functions/text-to-speech': reads,
  'POST /api/rpc/get_user_total_credits': reads,
  'POST /api/foods/ground': reads,
  'POST /api/recipes/read': reads,
  'POST /api/functions/health-report': reads,
  'POST /api/contact': visitor,
  'POST /api/newsletter': visitor,
  'POST /api/newsletter/confirm': visitor,
  'POST /api/newsletter/unsubscribe': visitor,
  'POST /api/newsletter/one-click': visitor,
  'POST /api/mail/unsubscribe': visitor,
  'POST /api/coach/stop':
    'Stops the reply of a model, which the faults do not run: test/functions/coach/stopped-reply.full.test.ts.',
  'POST /api/coach/undo':
    'Undoes what the coach wrote after reading free text, which the model does not predict: test/functions/coach/coach-writes.full.test.ts.',
  'POST /api/reminders/devices/{id}/test':
    'Sends a push message and writes nothing: test/functions/reminders/send-push.test.ts.',
  'POST /api/client-errors': 'Counts errors of a browser and writes no item.',
  'POST /api/csp-reports': 'Counts reports of a browser and writes no item.',
  'POST /api/referrals/visits':
    'Records a sign-up before there is a user: test/functions/referrals/abuse.full.test.ts.',
  'POST /api/staff/referrals/{user_id}/{referral_id}/decision':
    'For staff: test/functions/api/staff-referrals.full.test.ts.',
  'PUT /api/staff/messages/{email_hash}/{id}/state': staff,
  'POST /api/staff/reports/{user_id}/{shared_meal_id}/decision': staff,
  'POST /api/appeals/view': reads,
  'POST /api/appeals': moderation,
  'POST /api/staff/appeals/{user_id}/{decision_id}/decision': moderation,
  'POST /api/staff/accounts/{user_id}/warning': moderation,
  'POST /api/staff/accounts/{user_id}/view': staff,
  'POST /api/staff/accounts/search': staff,
  'POST /api/staff/accounts/{user_id}/block': staff,
  'POST /api/staff/accounts/{user_id}/unblock': staff,
  'POST /api/staff/accounts/{user_id}/credits': staff,
  'PUT /api/weight-goal': weightGoal,
  'DELETE /api/weight-goal': weightGoal,
  'POST /api/weight-goal/check-ins': weightGoal,
  'DELETE /api/weight-goal/check-ins/{date}': weightGoal,
  'PUT /api/shopping-list/items/{key}': shopping,
  'DELETE /api/shopping-list/items/{key}': shopping,
  'PUT /api/fasting': fasting,
  'PUT /api/fasts/{id}': fasting,
  'DELETE /api/fasts/{id}': fasting,
  'POST /api/v1/food-entries': personal,
  'DELETE /api/v1/food-entries/{id}': personal,
  'POST /api/webhooks': webhooks,
  'PUT /api/webhooks/{id}/status': webhooks,
  'POST /api/webhooks/{id}/deliveries': webhooks,
  'DELETE /api/webhooks/{id}': webhooks,
  'POST /api/v1/webhooks': webhooks,
  'POST /api/v1/webhooks/{id}/activation': webhooks,
  'DELETE /api/v1/webhooks/{id}': webhooks,
  'POST /api/v1/foods/describe': personal,
  'PATCH /api/v1/food-entries/{id}': personal,
  'POST /api/v1/days/{date}/water': personal,
  'PUT /api/v1/weights/{date}': personal,
  'DELETE /api/v1/weights/{date}': personal,
  'POST /api/v1/saved-meals': personal,
  'PATCH /api/v1/saved-meals/{id}': personal,
  'DELETE /api/v1/saved-meals/{id}': personal,
  'PUT /api/v1/meal-plans/{date}': personal,
};
