export interface CataloguedError {
  status: number;
  message: string;
  /** Seconds to wait before a retry, if always the same. */
  retryAfter?: number;
}

/**
 * All errors of the API with HTTP status and message for the user. A test keeps the list in sync with `docs/errors.md`.
 */
export const errorCatalogue = {
  VALIDATION_FAILED: { status: 400, message: 'Please check the marked fields.' },
  WEBHOOK_REFUSED: { status: 400, message: 'This message is not signed by Stripe.' },
  BODY_NOT_JSON: { status: 400, message: 'The request is not valid JSON.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in again.' },
  CREDITS_EXHAUSTED: {
    status: 402,
    message: 'You have too few credits for this. Buy a pack, choose a plan, or go on without AI.',
  },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  CONSENT_NEEDED: {
    status: 403,
    message: 'Photos, recordings and words go to an AI provider only after you have agreed to that.',
  },
  TIER_REQUIRED: { status: 403, message: 'Your plan does not have this yet.' },
  ROUTE_NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  FOOD_ENTRY_NOT_FOUND: { status: 404, message: 'This entry does not exist any more.' },
  FOOD_NOT_FOUND: { status: 404, message: 'This food is not in the table any more.' },
  BARCODE_UNKNOWN: {
    status: 404,
    message: 'Nobody has told us of this barcode yet. Enter the numbers of the package yourself.',
  },
  SAVED_MEAL_NOT_FOUND: { status: 404, message: 'This meal does not exist any more.' },
  PLANNED_MEAL_NOT_FOUND: { status: 404, message: 'This meal is not in the plan any more.' },
  PAYMENT_NOT_FOUND: { status: 404, message: 'We know of no such payment of yours.' },
  NEWSLETTER_LINK_NOT_FOUND: {
    status: 404,
    message: 'This link does not work any more. Please subscribe again.',
  },
  DEVICE_NOT_FOUND: {
    status: 404,
    message: 'This device gets no reminders any more. Please turn them on again.',
  },
  USER_NOT_FOUND: { status: 404, message: 'No user found with this email address.' },
  FRIEND_REQUEST_NOT_FOUND: { status: 404, message: 'This request does not exist any more.' },
  PERSON_NOT_FOUND: { status: 404, message: 'This person is not here any more.' },
  SHARED_MEAL_NOT_FOUND: { status: 404, message: 'This meal is not shared any more.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'This message does not exist any more.' },
  REPORT_NOT_FOUND: { status: 404, message: 'This report was decided already.' },
  ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no open account with this e-mail.' },
  LEAD_NOT_FOUND: { status: 404, message: 'This lead does not exist any more.' },
  SDR_TASK_NOT_FOUND: { status: 404, message: 'This task does not exist any more.' },
  EVENT_NOT_FOUND: { status: 404, message: 'This event is not on the calendar any more.' },
  ACTIVITY_NOT_FOUND: { status: 404, message: 'This task does not exist any more.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'This document does not exist any more.' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'This template does not exist any more.' },
  PHOTO_NOT_FOUND: { status: 404, message: 'This photo does not exist any more. Please take it again.' },
  VOICE_JOB_NOT_FOUND: {
    status: 404,
    message: 'This recording does not exist any more. Please record it again.',
  },
  FOOD_ENTRY_CHANGED: {
    status: 409,
    message: 'This entry was changed in another window. Please look at it again.',
  },
  ACCOUNT_IS_YOURS: { status: 409, message: 'Somebody else of the staff does this for your account.' },
  TOO_FEW_TO_TAKE: { status: 409, message: 'The account has fewer credits that stay.' },
  PLAN_IS_YOURS: { status: 409, message: 'You already have this plan.' },
  NOTHING_TO_MANAGE: { status: 409, message: 'You have no plan and no invoices yet.' },
  TOO_MANY_TOKENS: { status: 409, message: 'You have 10 tokens. Please revoke one first.' },
  REQUEST_RUNNING: { status: 409, message: 'This is still being worked on. Please wait a moment.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This request was already used for something else.',
  },
  TOO_MANY_FAVOURITES: {
    status: 409,
    message: 'You have 200 favourites. Please remove one first.',
  },
  FRIEND_IS_YOU: { status: 409, message: 'This is your own e-mail address.' },
  TOO_MANY_FRIENDS: {
    status: 409,
    message: 'That would be more than 500 friends. Please end a friendship first.',
  },
  LEAD_EXISTS: { status: 409, message: 'You have a lead with this e-mail already.' },
  TOO_MANY_LEADS: { status: 409, message: 'You have 2,000 leads. Please delete some first.' },
  TOO_MANY_TEMPLATES: { status: 409, message: 'You have 50 templates. Please delete one first.' },
  DOCUMENT_CHANGED: {
    status: 409,
    message: 'This document was changed in another window. What you typed is kept here.',
  },
  CALENDAR_FULL: {
    status: 409,
    message:
      'There is no free time on your calendar in the next four weeks. Please choose a time, or free one.',
  },
  SAVED_MEAL_CHANGED: {
    status: 409,
    message: 'This meal was changed in another window. Please look at it again.',
  },
  MEAL_PLAN_CHANGED: {
    status: 409,
    message: 'This plan was changed in another window. What you typed is kept here.',
  },
  TOO_MANY_SAVED_MEALS: {
    status: 409,
    message: 'You have 200 saved meals. Please delete one first.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is too large to send.' },
  PHOTO_NOT_AN_IMAGE: {
    status: 422,
    message: 'This file is not the kind of picture it says it is. Please choose a JPEG, PNG or WebP.',
  },
  PHOTO_TOO_LARGE: {
    status: 422,
    message: 'This picture has more than 64 megapixels. Please choose a smaller copy of it.',
  },
  RECORDING_NOT_READABLE: {
    status: 422,
    message: 'This recording cannot be read. Please record it again, or type your meal.',
  },
  RECORDING_TOO_LONG: {
    status: 422,
    message: 'A recording may last ten minutes at most. Please tell it in parts.',
  },
  NO_FOOD_IN_PHOTO: {
    status: 422,
    message: 'We could not find any food in this photo. Take another one, or type what is on the plate.',
  },
  NO_FOOD_RECOGNISED: {
    status: 422,
    message: 'We did not recognise a food in this. Try simpler words, or enter the numbers yourself.',
  },
  AGENT_DATA_UNFIT: {
    status: 422,
    message: 'The data does not fit this action. Please look at its example.',
  },
  REPORT_EMPTY: {
    status: 422,
    message: 'Nothing was logged on these days, so there is nothing to report. Please choose others.',
  },
  REPORT_TOO_LONG: {
    status: 422,
    message: 'These days hold more than one report takes. Please choose fewer days.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'That was a little fast. Please try again in a moment.' },
  TOO_MANY_MESSAGES: {
    status: 429,
    message:
      'The form rests for a while, because it was used very often. Please write to us by e-mail, or try again later.',
  },
  FAIR_USE_REACHED: {
    status: 429,
    message: 'That is more than one person eats in a day. AI is back tomorrow; typing goes on.',
  },
  DAILY_LIMIT_REACHED: {
    status: 429,
    message: 'You have used this as often as one day allows. Please enter it by hand, or try again tomorrow.',
  },
  EXPORTS_USED_UP: {
    status: 429,
    message: 'Three downloads a day can be made. Please try again tomorrow, or fetch the one you have.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Nothing was lost.' },
  VISION_NOT_CONFIGURED: {
    status: 501,
    message: 'No picture model is connected. Your photo is kept: tell us what is on the plate.',
  },
  MODEL_ANSWER_INVALID: {
    status: 502,
    message: 'The picture model gave an answer we could not use. Your photo is kept: please try again.',
  },
  MODEL_ANSWER_TOO_LONG: {
    status: 502,
    message:
      'There is more to see than the picture model can tell at once. Your photo is kept: show fewer foods, or type them.',
  },
  MODEL_UNAVAILABLE: {
    status: 503,
    message: 'The picture model cannot be reached. Your photo is kept: please try again.',
  },
  MODEL_BUSY: {
    status: 503,
    message: 'The picture model is busy. Your photo is kept: please try again in a minute.',
    retryAfter: 60,
  },
  BARCODE_SERVICE_UNREACHABLE: {
    status: 503,
    message: 'Open Food Facts cannot be reached right now. Try again in a moment, or type what it is.',
  },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    message: 'Payments cannot be reached right now. Nothing was charged: please try again in a moment.',
  },
  PUSH_UNAVAILABLE: {
    status: 503,
    message: 'The message service of this browser did not take our message. Please try again later.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'We are out of breath. Please try again in a moment.',
    retryAfter: 5,
  },
  MODEL_TIMEOUT: {
    status: 504,
    message: 'The picture model took too long. Your photo is kept: please try again.',
  },
} as const satisfies Record<string, CataloguedError>;

export type ErrorCode = keyof typeof errorCatalogue;
