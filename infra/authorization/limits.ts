/** Rate limits per user, per network, per email or for everyone together. Days are in UTC. */
export interface Limit {
  what: string;
  person?: string;
  network?: string;
  email?: string;
  all?: string;
  /** The paid service that these routes wait for; API Gateway limits them together (`constructs/api/route-throttles.ts`). */
  calls?: 'model' | 'transcribe' | 'polly';
}

/** The limits in the table, by name; a test compares them with those of the functions. */
export const limits = {
  words: { what: 'text meals and insights handled by a model', person: '200 per day', calls: 'model' },
  photos: { what: 'photos analyzed by a model', person: '100 per day', calls: 'model' },
  coach: { what: 'coach messages answered by a model', person: '200 per day', calls: 'model' },
  agents: { what: 'agent actions performed by a model', person: '200 per day', calls: 'model' },
  speech: { what: 'seconds of speech', person: '7,200 per day', calls: 'transcribe' },
  readAloud: { what: 'characters read aloud', person: '30,000 per day', calls: 'polly' },
  barcodes: { what: 'barcode lookups at Open Food Facts', person: '10 per minute' },
  productSearches: {
    what: 'searches for packaged foods at Open Food Facts',
    person: '5 per minute',
    all: '10 per minute',
  },
  payments: { what: 'Stripe pages and changes of plan', person: '60 per hour' },
  paymentLooks: { what: 'payment status checks, billing details and quotes', person: '60 per minute' },
  proofs: { what: 'fresh proofs with a password or passkey', person: '20 per hour' },
  recoveries: {
    what: 'attempts with a recovery code; only those with the right password count per user',
    person: '10 per hour',
    network: '60 per hour',
    all: '300 per minute',
  },
  emailChanges: { what: 'requested email addresses, with two emails each', person: '10 per day' },
  pushTests: { what: 'test reminders', person: '5 per minute' },
  webhookTests: { what: 'events sent to a webhook by hand', person: '10 per minute' },
  exports: { what: 'data exports, with one email each', person: '3 per day' },
  friendRequests: { what: 'friend requests', person: '20 per hour' },
  sharedMeals: { what: 'shared meals', person: '30 per hour' },
  sharedMealAgain: { what: 'times that one meal is shared', person: '3 per day' },
  reports: { what: 'reported meals', person: '30 per hour' },
  api: { what: 'requests per personal token', person: '60 per minute' },
  calendarFeeds: { what: 'loads of a calendar feed', person: '60 per hour' },
  contact: {
    what: 'contact form messages',
    network: '10 per hour',
    email: '3 per hour',
    all: '20 per minute',
  },
  newsletter: {
    what: 'newsletter confirmation emails',
    network: '20 per hour',
    email: '3 per day',
    all: '1,000 per day',
  },
  declarations: {
    what: 'cancellations and withdrawals by a public form, with two emails each',
    network: '10 per hour',
    email: '5 per day',
    all: '1,000 per day',
  },
  clientErrors: {
    what: 'browser error reports',
    network: '30 per hour',
    all: '100 per minute',
  },
  referralVisits: {
    what: 'sign-ups with a referral code whose device and network are recorded',
    network: '30 per hour',
    all: '600 per minute',
  },
  cspReports: {
    what: 'reports of the content security policy',
    network: '30 per hour',
    all: '100 per minute',
  },
} as const satisfies Record<string, Limit>;

/** Limit per form and caller of the gateway: an edge server with many users, or a program that bypasses the edge. */
export const FORMS_OF_ONE_PEER = '200 per hour';

export type LimitName = keyof typeof limits;

/** The limit of each route that calls a paid service, sends email, or is public. */
export const boundOf: Readonly<Record<string, LimitName | { none: string }>> = {
  'POST /api/functions/operations-agent': 'agents',
  'POST /api/functions/amplifier-agent': 'agents',
  'POST /api/functions/money-agent': 'agents',
  'POST /api/functions/sdr-agent': 'agents',
  'POST /api/functions/executive-assistant': 'agents',
  'POST /api/functions/nutrition-assistant': 'coach',
  'POST /api/foods/describe': 'words',
  'POST /api/functions/generate-insights': 'words',
  'POST /api/functions/analyze-food-image': 'photos',
  'POST /api/functions/voice-to-text': 'speech',
  'POST /api/voice/jobs/{id}/start': 'speech',
  'POST /api/functions/text-to-speech': 'readAloud',
  'GET /api/barcodes/{code}': 'barcodes',
  'GET /api/products': 'productSearches',
  'POST /api/functions/create-checkout': 'payments',
  'POST /api/functions/customer-portal': 'payments',
  'GET /api/billing': 'paymentLooks',
  'POST /api/billing/plan-change/quote': 'paymentLooks',
  'POST /api/billing/plan-change': 'payments',
  'POST /api/billing/cancellation': 'payments',
  'POST /api/billing/resumption': 'payments',
  'POST /api/functions/purchase-credits': 'payments',
  'POST /api/functions/verify-payment': 'paymentLooks',
  'POST /api/contracts/cancellations': 'declarations',
  'POST /api/contracts/withdrawals': 'declarations',
  'POST /api/contracts/confirmations': { none: 'needs a token from an email; limited by the firewall' },
  'GET /api/withdrawals': 'paymentLooks',
  'POST /api/withdrawals': 'payments',
  'POST /api/account/proof': 'proofs',
  'POST /api/account/proof/passkey': 'proofs',
  'POST /api/tokens': { none: 'needs a fresh proof; one email per token' },
  'POST /api/webhooks': { none: 'needs a fresh proof; 5 webhooks per account; sends no email' },
  'POST /api/webhooks/{id}/deliveries': 'webhookTests',
  'POST /api/account/closing': { none: 'one email, since the account is closed afterwards' },
  'POST /api/account/too-young': { none: 'one email, since the account is closed afterwards' },
  'POST /api/account/password': { none: 'the user pool limits wrong passwords; one email per change' },
  'POST /api/account/authenticator': {
    none: 'needs a fresh proof and a code, which works once; one email per change',
  },
  'POST /api/account/recovery-codes': { none: 'needs a fresh proof; one email per set of codes' },
  'POST /api/account/recovery': 'recoveries',
  'POST /api/account/passkeys/options': { none: 'needs a fresh proof; changes nothing' },
  'POST /api/account/passkeys': { none: 'needs a fresh proof; 20 passkeys per account; one email each' },
  'DELETE /api/account/passkeys/{id}': { none: 'needs a fresh proof; one email per passkey' },
  'POST /api/account/email/change': 'emailChanges',
  'POST /api/account/email/confirmation': { none: 'five attempts per requested address' },
  'POST /api/staff/reports/{user_id}/{shared_meal_id}/decision': {
    none: 'for staff only, and logged: one email per decision',
  },
  'POST /api/staff/accounts/{user_id}/warning': {
    none: 'for staff only, and logged: one email per decision',
  },
  'POST /api/staff/accounts/{user_id}/block': { none: 'for staff only, and logged: one email per decision' },
  'POST /api/staff/accounts/{user_id}/unblock': {
    none: 'for staff only, and logged: one email per decision',
  },
  'POST /api/staff/appeals/{user_id}/{decision_id}/decision': {
    none: 'for staff only, and logged: one email per decision',
  },
  'POST /api/appeals/view': { none: 'needs a token from an email; limited by the firewall' },
  'POST /api/appeals': { none: 'needs a token from an email, once per decision; limited by the firewall' },
  'POST /api/account/email/undo': { none: 'needs a single-use token from an email; limited by the firewall' },
  'POST /api/account/email': {
    none: 'calls the user pool, and Stripe once per new address; limited by the firewall',
  },
  'POST /api/account/exports': 'exports',
  'POST /api/reminders/devices/{id}/test': 'pushTests',
  'POST /api/friend-requests': 'friendRequests',
  'POST /api/shared-meals': 'sharedMeals',
  'POST /api/shared-meals/{id}/report': 'reports',
  'GET /api/calendar-feeds/{file}': 'calendarFeeds',
  'POST /api/contact': 'contact',
  'POST /api/newsletter': 'newsletter',
  'POST /api/client-errors': 'clientErrors',
  'POST /api/csp-reports': 'cspReports',
  'POST /api/referrals/visits': 'referralVisits',
  'POST /api/stripe/webhook': {
    none: 'Stripe sends from few addresses; nothing is called before the signature is verified',
  },
  'POST /api/newsletter/confirm': { none: 'needs a single-use token from an email; limited by the firewall' },
  'POST /api/newsletter/unsubscribe': { none: 'needs a token from an email; limited by the firewall' },
  'POST /api/newsletter/one-click': { none: 'needs a token from an email; limited by the firewall' },
  'POST /api/mail/unsubscribe': { none: 'needs a token from an email; limited by the firewall' },
};

/** Returns the limit of a route, if it has one. */
export const limitOf = (key: string): Limit | undefined => {
  const bound = boundOf[key];
  return typeof bound === 'string' ? limits[bound] : undefined;
};

/** The other routes of functions that can call a paid service: these only access the table, or sign an upload. */
export const callsNoService: ReadonlySet<string> = new Set([
  'PUT /api/staff/messages/{email_hash}/{id}/state',
  'POST /api/staff/accounts/search',
  'POST /api/staff/accounts/{user_id}/view',
  'POST /api/staff/accounts/{user_id}/credits',
  'POST /api/staff/referrals/{user_id}/{referral_id}/decision',
  'POST /api/account/sessions/ending',
  'POST /api/account/sessions/others/ending',
  'DELETE /api/tokens/{id}',
  'PUT /api/webhooks/{id}/status',
  'DELETE /api/webhooks/{id}',
  'DELETE /api/account/sessions/{id}',
  'POST /api/functions/check-subscription',
  'DELETE /api/coach/messages',
  'POST /api/coach/stop',
  'POST /api/coach/undo',
  'DELETE /api/calendar-events/{id}',
  'PUT /api/crm-activities/{id}',
  'DELETE /api/crm-activities/{id}',
  'PUT /api/documents/{id}',
  'DELETE /api/documents/{id}',
  'POST /api/email-templates',
  'PUT /api/email-templates/{id}',
  'DELETE /api/email-templates/{id}',
  'PUT /api/foods/favourites/{id}',
  'DELETE /api/foods/favourites/{id}',
  'DELETE /api/foods/corrections/{id}',
  'DELETE /api/foods/portions',
  'DELETE /api/foods/portions/{id}/{unit}',
  'POST /api/foods/ground',
  'PUT /api/reminders',
  'POST /api/reminders/devices',
  'DELETE /api/reminders/devices/{id}',
  'POST /api/leads/import',
  'POST /api/leads/import/undo',
  'POST /api/leads/bulk',
  'PATCH /api/leads/{id}',
  'PUT /api/lead-views',
  'PUT /api/leads/{id}/contact',
  'PUT /api/sdr-offer',
  'DELETE /api/leads/{id}',
  'PATCH /api/sdr-tasks/{id}',
  'POST /api/voice/jobs',
]);
