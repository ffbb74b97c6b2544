import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { foodAnalysis } from './schema.ts';

export const scanRoutes = {
  analyze: defineRoute({
    method: 'POST',
    path: '/api/functions/analyze-food-image',
    auth: 'user',
    status: 200,
    /** `image`: key of an uploaded photo (decision D38). */
    body: z.strictObject({ image: z.string().min(1).max(300) }),
    response: foodAnalysis,
    errors: [
      'PHOTO_NOT_FOUND',
      'PHOTO_NOT_AN_IMAGE',
      'NO_FOOD_IN_PHOTO',
      'VISION_NOT_CONFIGURED',
      'MODEL_ANSWER_INVALID',
      'MODEL_UNAVAILABLE',
      'MODEL_BUSY',
      'MODEL_TIMEOUT',
    ],
  }),
};
