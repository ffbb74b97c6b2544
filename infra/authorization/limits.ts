/** Rate limits per user, per network, per email or for everyone together. Days are in UTC. */
export interface Limit {
  what: string;
  person?: string;
  network?: string;
  email?: string;
  all?: string;
}

/** The limits in the table, by name; a test compares them with those of the functions. */
export const limits = {
  words: { what: 'meals in words that a model reads, insights of a model', person: '200 a day' },
  photos: { what: 'photos that a model looks at', person: '100 a day' },
  coach: { what: 'messages that a model answers', person: '200 a day' },
  agents: { what: 'actions of agents that a model does', person: '200 a day' },
  speech: { what: 'seconds of speech', person: '7,200 a day' },
  readAloud: { what: 'characters read aloud', person: '30,000 a day' },
  barcodes: { what: 'bar codes that Open Food Facts is asked for', person: '10 a minute' },
  payments: { what: "pages of Stripe's", person: '60 an hour' },
  paymentLooks: { what: 'looks at a payment', person: '60 a minute' },
  notices: { what: 'mails of what was done to the way in', person: '10 a day' },
  pushTests: { what: 'reminders to try a device', person: '5 a minute' },
  exports: { what: 'exports, with a mail each', person: '3 a day' },
  friendRequests: { what: 'requests to be friends', person: '20 an hour' },
  sharedMeals: { what: 'meals shared', person: '30 an hour' },
  reports: { what: 'meals reported', person: '30 an hour' },
  api: { what: 'requests of one personal token', person: '60 a minute' },
  contact: {
    what: 'messages by the contact form',
    network: '10 an hour',
    email: '3 an hour',
    all: '20 a minute',
  },
  newsletter: {
    what: 'newsletter mails asked for',
    network: '20 an hour',
    email: '3 a day',
    all: '1,000 a day',
  },
  clientErrors: {
    what: 'errors that browsers tell of',
    network: '30 an hour',
    all: '100 a minute',
  },
} as const satisfies Record<string, Limit>;

/** Limit per form and caller of the gateway: an edge server with many users, or a program that bypasses the edge. */
export const FORMS_OF_ONE_PEER = '200 an hour';

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
  'POST /api/functions/create-checkout': 'payments',
  'POST /api/functions/customer-portal': 'payments',
  'POST /api/functions/purchase-credits': 'payments',
  'POST /api/functions/verify-payment': 'paymentLooks',
  'POST /api/account/notices': 'notices',
  'POST /api/account/email': {
    none: 'asks the user pool, and Stripe once for a new address; the firewall counts',
  },
  'POST /api/account/exports': 'exports',
  'POST /api/reminders/devices/{id}/test': 'pushTests',
  'POST /api/friend-requests': 'friendRequests',
  'POST /api/shared-meals': 'sharedMeals',
  'POST /api/shared-meals/{id}/report': 'reports',
  'POST /api/contact': 'contact',
  'POST /api/newsletter': 'newsletter',
  'POST /api/client-errors': 'clientErrors',
  'POST /api/stripe/webhook': {
    none: 'Stripe sends from few addresses; nothing is asked before its signature',
  },
  'POST /api/newsletter/confirm': { none: 'a token of a mail, which works once; the firewall counts' },
  'POST /api/newsletter/unsubscribe': { none: 'a token of a mail; the firewall counts' },
  'POST /api/newsletter/one-click': { none: 'a token of a mail; the firewall counts' },
  'POST /api/mail/unsubscribe': { none: 'a token of a mail; the firewall counts' },
};

/** The other routes of functions that can call a paid service: these only access the table, or sign an upload. */
export const asksNobody: ReadonlySet<string> = new Set([
  'POST /api/account/sessions/ending',
  'POST /api/functions/check-subscription',
  'DELETE /api/coach/messages',
  'POST /api/coach/undo',
  'DELETE /api/calendar-events/{id}',
  'PUT /api/documents/{id}',
  'DELETE /api/documents/{id}',
  'POST /api/email-templates',
  'PUT /api/email-templates/{id}',
  'DELETE /api/email-templates/{id}',
  'PUT /api/foods/favourites/{id}',
  'DELETE /api/foods/favourites/{id}',
  'DELETE /api/foods/corrections/{id}',
  'POST /api/foods/ground',
  'PUT /api/reminders',
  'POST /api/reminders/devices',
  'DELETE /api/reminders/devices/{id}',
  'POST /api/leads/import',
  'DELETE /api/leads/{id}',
  'PATCH /api/sdr-tasks/{id}',
  'POST /api/voice/jobs',
]);
