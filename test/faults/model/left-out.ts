const signedOut =
  'ends the person or their session: nothing could follow; test/faults/erasure.test.ts, test/functions/account-security';
const mails = 'sends mail and leaves nothing that a door shows; test/functions/account-security';
const stripe = 'as Stripe says it, not as the model can: test/functions/billing';
const speech =
  'needs a recording and a transcriber; its credits are set aside as for a photo; test/functions/voice';
const stranger = 'of somebody without an account; test/functions/support';
const staff = 'of the staff, not of a person with windows; test/functions/api/staff.test.ts';
const reads = 'writes nothing';
const personal = 'the same services behind a personal token; test/functions/api/public-api.test.ts';

/** Routes other than GET that no random sequence uses, with the reason and where they are tested. */
export const leftOut: Readonly<Record<string, string>> = {
  'POST /api/account/closing': signedOut,
  'POST /api/account/too-young': signedOut,
  'POST /api/account/sessions/ending': signedOut,
  'POST /api/account/email': mails,
  'POST /api/account/notices': mails,
  'POST /api/functions/check-subscription': stripe,
  'POST /api/functions/create-checkout': stripe,
  'POST /api/functions/customer-portal': stripe,
  'POST /api/functions/purchase-credits': stripe,
  'POST /api/functions/verify-payment': stripe,
  'POST /api/stripe/webhook': stripe,
  'POST /api/functions/voice-to-text': speech,
  'POST /api/voice/jobs': speech,
  'POST /api/voice/jobs/{id}/start': speech,
  'POST /api/functions/text-to-speech': reads,
  'POST /api/rpc/get_user_total_credits': reads,
  'POST /api/foods/ground': reads,
  'POST /api/recipes/read': reads,
  'POST /api/functions/health-report': reads,
  'POST /api/contact': stranger,
  'POST /api/newsletter': stranger,
  'POST /api/newsletter/confirm': stranger,
  'POST /api/newsletter/unsubscribe': stranger,
  'POST /api/newsletter/one-click': stranger,
  'POST /api/mail/unsubscribe': stranger,
  'POST /api/coach/undo':
    'takes back what the coach understood of words, which no model foresees; test/functions/coach/coach-writes.test.ts',
  'POST /api/reminders/devices/{id}/test':
    'sends a message to a browser and leaves nothing; test/functions/reminders/send-push.test.ts',
  'POST /api/client-errors': 'counts what went wrong in a browser, and leaves no row',
  'PUT /api/staff/messages/{email_hash}/{id}/state': staff,
  'POST /api/staff/reports/{user_id}/{shared_meal_id}/decision': staff,
  'POST /api/staff/accounts/search': staff,
  'POST /api/staff/accounts/{user_id}/block': staff,
  'POST /api/staff/accounts/{user_id}/unblock': staff,
  'POST /api/staff/accounts/{user_id}/credits': staff,
  'POST /api/v1/food-entries': personal,
  'DELETE /api/v1/food-entries/{id}': personal,
  'POST /api/v1/foods/describe': personal,
};
