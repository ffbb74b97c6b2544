import type { CataloguedError } from './catalogued-error.ts';
import { paymentErrors } from './payment-errors.ts';
import { workspaceErrors } from './workspace-errors.ts';

/**
 * All errors of the API with HTTP status and message for the user. A test keeps the list in sync with `docs/errors.md`.
 */
export const errorCatalogue = {
  ...paymentErrors,
  ...workspaceErrors,
  VALIDATION_FAILED: { status: 400, message: 'Check the highlighted fields.' },
  WEBHOOK_REFUSED: { status: 400, message: 'Invalid Stripe signature.' },
  BODY_NOT_JSON: { status: 400, message: 'The request is not valid JSON.' },
  UNAUTHENTICATED: { status: 401, message: 'Sign in again to continue.' },
  CREDITS_EXHAUSTED: {
    status: 402,
    message: 'You don’t have enough credits for this. Buy a pack, choose a plan, or continue without AI.',
  },
  FRESH_PROOF_NEEDED: { status: 403, message: 'Confirm that it’s you to do this.' },
  TOKEN_READS_ONLY: { status: 403, message: 'This API token can only read.' },
  FORBIDDEN: { status: 403, message: 'You don’t have permission to do this.' },
  CONSENT_NEEDED: {
    status: 403,
    message: 'We send photos, recordings and text to an AI provider only with your consent.',
  },
  TIER_REQUIRED: { status: 403, message: 'Your plan doesn’t include this.' },
  FASTING_NOT_OFFERED: {
    status: 403,
    message: 'We don’t offer the fasting timer to you right now. You can keep logging everything you eat.',
  },
  LOSS_GOAL_NOT_OFFERED: {
    status: 403,
    message:
      'This goal is less than your body needs, so we don’t set it for you. If you agreed on it with your doctor or midwife, confirm that on the goals page.',
  },
  ROUTE_NOT_FOUND: { status: 404, message: 'We couldn’t find that page.' },
  FOOD_ENTRY_NOT_FOUND: { status: 404, message: 'This entry no longer exists.' },
  FOOD_NOT_FOUND: { status: 404, message: 'This food is no longer in our database.' },
  BARCODE_UNKNOWN: {
    status: 404,
    message: 'We don’t have this barcode yet. Enter the values from the label.',
  },
  WEIGHT_GOAL_NOT_FOUND: { status: 404, message: 'You have no goal weight. Set one first.' },
  SAVED_MEAL_NOT_FOUND: { status: 404, message: 'This meal no longer exists.' },
  PLANNED_MEAL_NOT_FOUND: { status: 404, message: 'This meal is no longer in the plan.' },
  CONTRACT_NOT_FOUND: {
    status: 404,
    message: 'You can’t withdraw from this contract anymore. You can still cancel your plan.',
  },
  DECLARATION_NOT_FOUND: {
    status: 404,
    message: 'This link is unknown or has expired. Email us, and we’ll take care of it.',
  },
  NEWSLETTER_LINK_NOT_FOUND: {
    status: 404,
    message: 'This link has expired. Subscribe again to get a new one.',
  },
  DEVICE_NOT_FOUND: {
    status: 404,
    message: 'Reminders are off on this device. Turn them on again to get them.',
  },
  USER_NOT_FOUND: { status: 404, message: 'No user found with this email address.' },
  FRIEND_REQUEST_NOT_FOUND: { status: 404, message: 'This request no longer exists.' },
  PERSON_NOT_FOUND: { status: 404, message: 'This account no longer exists.' },
  SHARED_MEAL_NOT_FOUND: { status: 404, message: 'This meal is no longer shared.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'This message no longer exists.' },
  APPEAL_NOT_FOUND: {
    status: 404,
    message: 'This appeal link no longer works. Use the newest email, or contact us.',
  },
  REPORT_NOT_FOUND: { status: 404, message: 'This report has already been handled.' },
  REFERRAL_NOT_FOUND: { status: 404, message: 'This referral has already been reviewed.' },
  ACCOUNT_NOT_FOUND: { status: 404, message: 'No active account has this email address.' },
  LEAD_NOT_FOUND: { status: 404, message: 'This lead no longer exists.' },
  SDR_TASK_NOT_FOUND: { status: 404, message: 'This task no longer exists.' },
  EVENT_NOT_FOUND: { status: 404, message: 'This event is no longer on your calendar.' },
  CALENDAR_FEED_NOT_FOUND: { status: 404, message: 'This calendar address was revoked.' },
  ACTIVITY_NOT_FOUND: { status: 404, message: 'This task no longer exists.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'This document no longer exists.' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'This template no longer exists.' },
  UNDO_NOT_FOUND: {
    status: 404,
    message: 'This link has expired or was already used. If you can’t sign in, contact us.',
  },
  PHOTO_NOT_FOUND: { status: 404, message: 'This photo no longer exists. Take it again.' },
  VOICE_JOB_NOT_FOUND: {
    status: 404,
    message: 'This recording no longer exists. Record it again.',
  },
  FOOD_ENTRY_CHANGED: {
    status: 409,
    message: 'This entry was changed in another tab. Review it and try again.',
  },
  APPEAL_ALREADY_SENT: { status: 409, message: 'You already sent an appeal. We’ll email you our answer.' },
  ACCOUNT_IS_YOURS: { status: 409, message: 'Ask another staff member to do this for your account.' },
  TOO_FEW_TO_TAKE: { status: 409, message: 'The account has fewer non-expiring credits than that.' },
  WEBHOOK_NOT_FOUND: { status: 404, message: 'This webhook no longer exists.' },
  WEBHOOK_OFF: { status: 409, message: 'This webhook is paused. Resume it first.' },
  TOO_MANY_WEBHOOKS: { status: 409, message: 'You already have 5 webhooks. Delete one first.' },
  TOO_MANY_TOKENS: { status: 409, message: 'You already have 10 tokens. Revoke one first.' },
  REQUEST_RUNNING: { status: 409, message: 'We’re still working on this. Wait a moment.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  TOO_MANY_FAVOURITES: {
    status: 409,
    message: 'You already have 200 favorites. Remove one first.',
  },
  FRIEND_IS_YOU: { status: 409, message: 'This is your own email address.' },
  MEAL_ALREADY_SHARED: {
    status: 409,
    message: 'You already share this meal. To change who sees it, stop sharing it first.',
  },
  MEAL_WAS_REMOVED: {
    status: 409,
    message: 'Our team removed this meal. Our email says why and how to appeal.',
  },
  TOO_MANY_FRIENDS: {
    status: 409,
    message: 'You can have up to 500 friends. Remove one first.',
  },
  CHECK_IN_NOT_DUE: { status: 409, message: 'This check-in was already decided or isn’t due yet.' },
  FAST_RUNNING: { status: 409, message: 'You already have a running fast. End it first.' },
  FAST_OVERLAPS: {
    status: 409,
    message: 'You already have a fast at this time. Choose other times.',
  },
  SAVED_MEAL_CHANGED: {
    status: 409,
    message: 'This meal was changed in another tab. Review it and try again.',
  },
  MEAL_PLAN_CHANGED: {
    status: 409,
    message: 'This plan was changed in another tab. Your changes are still here.',
  },
  TOO_MANY_SAVED_MEALS: {
    status: 409,
    message: 'You already have 200 saved meals. Delete one first.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is too large. Send less at once.' },
  PROOF_REJECTED: { status: 422, message: 'That’s not right. Try again.' },
  PHOTO_NOT_AN_IMAGE: {
    status: 422,
    message: 'We can’t read this image. Choose a JPEG, PNG or WebP.',
  },
  PHOTO_TOO_LARGE: {
    status: 422,
    message: 'This photo has more than 64 megapixels. Choose a smaller one.',
  },
  RECORDING_NOT_READABLE: {
    status: 422,
    message: 'We can’t read this recording. Record it again, or type your meal.',
  },
  RECORDING_TOO_LONG: {
    status: 422,
    message: 'Recordings can be up to ten minutes long. Record it in parts.',
  },
  NO_FOOD_IN_PHOTO: {
    status: 422,
    message: 'We couldn’t find any food in this photo. Take another one, or type what’s on the plate.',
  },
  NO_FOOD_RECOGNISED: {
    status: 422,
    message: 'We didn’t recognize any food in this text. Try simpler words, or enter the values yourself.',
  },
  AGENT_DATA_UNFIT: {
    status: 422,
    message: 'This data doesn’t fit the action. Compare it with the example.',
  },
  REPORT_EMPTY: {
    status: 422,
    message: 'Nothing was logged on these days. Choose other dates for your report.',
  },
  REPORT_TOO_LONG: {
    status: 422,
    message: 'That’s too much for one report. Choose fewer days.',
  },
  TOO_MANY_SHARES: { status: 429, message: 'You shared 30 meals in an hour. Try again in a while.' },
  SHARED_TOO_OFTEN: { status: 429, message: 'You shared this meal 3 times today. Try again tomorrow.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Try again in a moment.' },
  TOO_MANY_MESSAGES: {
    status: 429,
    message: 'Too many messages. Send us an email instead, or try again later.',
  },
  FAIR_USE_REACHED: {
    status: 429,
    message: 'You’ve reached today’s fair-use limit. AI is back tomorrow; you can still log by hand.',
  },
  DAILY_LIMIT_REACHED: {
    status: 429,
    message: 'You’ve reached today’s limit. Enter it by hand, or try again tomorrow.',
  },
  EXPORTS_USED_UP: {
    status: 429,
    message: 'You can request up to three exports a day. Download your latest one, or try again tomorrow.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Your data is safe.' },
  VISION_NOT_CONFIGURED: {
    status: 501,
    message: 'Photo recognition isn’t set up here. Your photo is saved: tell us what’s on the plate.',
  },
  MODEL_ANSWER_INVALID: {
    status: 502,
    message: 'We couldn’t analyze this photo. It’s saved, so you can try again.',
  },
  MODEL_ANSWER_TOO_LONG: {
    status: 502,
    message:
      'There’s too much in this photo for one pass. It’s saved: photograph fewer foods at once, or type them.',
  },
  MODEL_UNAVAILABLE: {
    status: 503,
    message: 'Photo recognition is unavailable right now. Your photo is saved, so you can try again.',
  },
  MODEL_BUSY: {
    status: 503,
    message: 'Photo recognition is busy. Your photo is saved: try again in a minute.',
    retryAfter: 60,
  },
  BARCODE_SERVICE_UNREACHABLE: {
    status: 503,
    message: 'Open Food Facts is unavailable right now. Try again in a moment, or type the food.',
  },
  PRODUCT_SEARCH_BUSY: {
    status: 503,
    message:
      'Too many people are searching packaged foods right now. Try again in a minute, or type the values.',
    retryAfter: 60,
  },
  PRODUCT_SEARCH_UNAVAILABLE: {
    status: 503,
    message: 'Open Food Facts is unavailable right now. Try again in a moment, or type the values.',
  },
  PUSH_UNAVAILABLE: {
    status: 503,
    message: 'Your browser’s notification service didn’t accept our message. Try again later.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'Platewise is busy right now. Try again in a moment.',
    retryAfter: 5,
  },
  MODEL_TIMEOUT: {
    status: 504,
    message: 'Photo recognition took too long. Your photo is saved, so you can try again.',
  },
} as const satisfies Record<string, CataloguedError>;

export type ErrorCode = keyof typeof errorCatalogue;
