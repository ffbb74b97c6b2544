import { defineRoute } from '../http/route.ts';
import { mealPhotos } from './photo-source.ts';
import { foodAnalysis, photoRecognition } from './schema.ts';

export const scanRoutes = {
  /** Returns whether photos can be recognized, so that the scanner can say what will happen. Sends nothing. */
  recognition: defineRoute({
    method: 'GET',
    path: '/api/photo-recognition',
    auth: 'user',
    status: 200,
    response: photoRecognition,
    errors: [],
  }),
  analyze: defineRoute({
    method: 'POST',
    path: '/api/functions/analyze-food-image',
    auth: 'user',
    status: 200,
    body: mealPhotos,
    response: foodAnalysis,
    errors: [
      'PHOTO_NOT_FOUND',
      'PHOTO_NOT_AN_IMAGE',
      'PHOTO_TOO_LARGE',
      'CONSENT_NEEDED',
      'TIER_REQUIRED',
      'CREDITS_EXHAUSTED',
      'FAIR_USE_REACHED',
      'REQUEST_RUNNING',
      'IDEMPOTENCY_KEY_REUSED',
      'NO_FOOD_IN_PHOTO',
      'VISION_NOT_CONFIGURED',
      'DAILY_LIMIT_REACHED',
      'MODEL_ANSWER_INVALID',
      'MODEL_ANSWER_TOO_LONG',
      'MODEL_UNAVAILABLE',
      'MODEL_BUSY',
      'MODEL_TIMEOUT',
      'NO_FOOD_RECOGNISED',
    ],
  }),
};
