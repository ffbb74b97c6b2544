/**
 * Access rules that the route table does not contain. Each one is a decision; a test detects entries without a route.
 */

/** Routes without sign-in, and the check that a request has to pass instead. */
export const publicRoutes: Readonly<Record<string, string>> = {
  'POST /api/stripe/webhook': 'a valid Stripe signature, else 400',
  'GET /api/mail/unsubscribe': 'nothing; it changes nothing',
  'GET /api/calendar-feeds/{file}': 'the secret in the address, else 404; rate-limited with 429',
  'POST /api/account/email/undo': 'a single-use token from an email, else 404',
  'POST /api/appeals/view': 'a token from an email, else 404',
  'POST /api/appeals': 'a token from an email, else 404; once per decision',
  'POST /api/account/recovery':
    'email, password and a single-use recovery code, else 422; rate-limited with 429',
  'POST /api/mail/unsubscribe': 'a token from an email; other tokens change nothing',
  'POST /api/contact': 'nothing; rate-limited with 429',
  'POST /api/client-errors': 'nothing; rate-limited with 429',
  'POST /api/csp-reports': 'nothing; rate-limited with 429',
  'POST /api/referrals/visits': 'nothing; rate-limited with 429',
  'POST /api/contracts/cancellations': 'nothing; rate-limited with 429',
  'POST /api/contracts/withdrawals': 'nothing; rate-limited with 429',
  'POST /api/contracts/confirmations': 'a token from an email, else 404',
  'POST /api/newsletter': 'nothing; rate-limited with 429',
  'POST /api/newsletter/confirm': 'a token from an email, else 404',
  'POST /api/newsletter/unsubscribe': 'a token from an email; other tokens change nothing',
  'GET /api/newsletter/one-click': 'nothing; it changes nothing',
  'POST /api/newsletter/one-click': 'a token from an email; other tokens change nothing',
};

/** Responses for another user's data, where they cannot be derived from the path or the method. */
export const othersThings: Readonly<Record<string, string>> = {
  // Foods of the table belong to everyone; favorites are the caller's own rows.
  'GET /api/foods/{id}': 'own',
  'PUT /api/foods/favourites/{id}': 'own',
  // Only removes the caller's own rows of that import, so nothing.
  'POST /api/imports/{id}/removals': 'own',
  // Any user can be blocked; the block is the caller's own row.
  'PUT /api/blocks/{user_id}': 'own',
  // Checked before the recording is looked up; with consent the response is 404 (`test/functions/api/voice.test.ts`).
  'POST /api/voice/jobs/{id}/start': '403 CONSENT_NEEDED',
  // 404 only in an environment without passkeys.
  'DELETE /api/account/passkeys/{id}': '204',
  // IDs in the request body.
  'POST /api/food-entries/copies': '404 FOOD_ENTRY_NOT_FOUND',
  'POST /api/functions/analyze-food-image': '404 PHOTO_NOT_FOUND',
  'POST /api/imports/photos': '404 PHOTO_NOT_FOUND',
  'POST /api/functions/sdr-agent': '404 LEAD_NOT_FOUND',
  'POST /api/functions/executive-assistant': '404 LEAD_NOT_FOUND',
  'POST /api/functions/verify-payment': '404 PAYMENT_NOT_FOUND',
  'POST /api/withdrawals': '404 CONTRACT_NOT_FOUND',
  'POST /api/rpc/get_user_total_credits': '403 FORBIDDEN',
  'POST /api/shared-meals': '404 FOOD_ENTRY_NOT_FOUND',
};

/** Routes with a plan-dependent part: which part, and which test of `test/functions/api/` covers it. */
export const partsByPlan: Readonly<Record<string, { part: string; test: string }>> = {
  'GET /api/dashboard/trend': { part: 'more than a week', test: 'dashboard' },
  'GET /api/weights': { part: 'more than a week', test: 'weights' },
  'POST /api/functions/analyze-food-image': { part: 'several photos', test: 'credits' },
  'POST /api/functions/nutrition-assistant': { part: 'the coach', test: 'coach' },
  'POST /api/functions/voice-to-text': { part: 'more than a minute', test: 'credits-for-speech' },
  'POST /api/shared-meals': { part: 'for everyone', test: 'shared-meals' },
  'POST /api/voice/jobs/{id}/start': { part: 'more than a minute', test: 'credits-for-speech' },
  'PUT /api/profile': { part: 'macro targets', test: 'weights' },
};

/** Responses after the session was ended, for routes that check this themselves, with the reason. */
export const endedSessions: Readonly<Record<string, string>> = {
  // A retry in a session that the closing itself has ended is allowed, to complete the closing.
  'POST /api/account/closing': '401',
  'POST /api/account/too-young': '401',
  // A repeated request gets the first response, and does not end sessions that were started since.
  'POST /api/account/sessions/ending': 'own',
};

/** Responses to an earlier token of a closed account that differ from those to an ended session, with the reason. */
export const closedAccounts: Readonly<Record<string, string>> = {
  // A repeated request of the session that closed the account completes the closing.
  'POST /api/account/too-young': 'own',
};
