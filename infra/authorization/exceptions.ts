/** What a row of the route table does not tell. Each is a decision, and named here; a test finds names of no route. */

/** Routes that anybody may call, and what lets a request in there. */
export const publicRoutes: Readonly<Record<string, string>> = {
  'POST /api/stripe/webhook': "Stripe's signature over the bytes, else 400",
  'GET /api/mail/unsubscribe': 'changes nothing',
  'POST /api/mail/unsubscribe': 'the token of a mail; any other changes nothing',
  'POST /api/contact': 'within its limits, else 429',
  'POST /api/client-errors': 'within its limits, else 429',
  'POST /api/newsletter': 'within its limits, else 429',
  'POST /api/newsletter/confirm': 'the token of a mail, else 404',
  'POST /api/newsletter/unsubscribe': 'the token of a mail; any other changes nothing',
  'GET /api/newsletter/one-click': 'changes nothing',
  'POST /api/newsletter/one-click': 'the token of a mail; any other changes nothing',
};

/** What somebody hears who names another person's things, where neither the path nor the method tells it. */
export const othersThings: Readonly<Record<string, string>> = {
  // Foods of the table are everybody's; stars are rows of one's own.
  'GET /api/foods/{id}': 'own',
  'PUT /api/foods/favourites/{id}': 'own',
  // Its own rows of that import: none.
  'POST /api/imports/{id}/removals': 'own',
  // Whom to block is anybody; the block is one's own row.
  'PUT /api/blocks/{user_id}': 'own',
  // Asked before the recording is looked for; who has agreed hears 404 (`test/functions/api/voice.test.ts`).
  'POST /api/voice/jobs/{id}/start': '403 CONSENT_NEEDED',
  // What its body names.
  'POST /api/food-entries/copies': '404 FOOD_ENTRY_NOT_FOUND',
  'POST /api/functions/analyze-food-image': '404 PHOTO_NOT_FOUND',
  'POST /api/functions/sdr-agent': '404 LEAD_NOT_FOUND',
  'POST /api/functions/executive-assistant': '404 LEAD_NOT_FOUND',
  'POST /api/functions/verify-payment': '404 PAYMENT_NOT_FOUND',
  'POST /api/rpc/get_user_total_credits': '403 FORBIDDEN',
  'POST /api/shared-meals': '404 FOOD_ENTRY_NOT_FOUND',
};

/** Routes of which a part is a matter of the plan: which part, and which test of `test/functions/api/` asks for it. */
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

/** What a session that was ended hears of routes that look at it themselves, and why these do. */
export const endedSessions: Readonly<Record<string, string>> = {
  // One that the closing itself has ended may ask again: what was begun is finished.
  'POST /api/account/closing': '401',
  'POST /api/account/too-young': '401',
  // A press that is repeated is answered as the first, and ends no session that began since.
  'POST /api/account/sessions/ending': 'own',
};
