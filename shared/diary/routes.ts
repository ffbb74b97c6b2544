import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { localDate } from '../time/local-date.ts';
import { diaryMonth, photoMonth } from './photo-diary.ts';
import { diaryDay, waterChange, waterOfDay } from './schema.ts';

const params = z.strictObject({ date: localDate });

export const diaryRoutes = {
  /** Returns a whole day. A diary day has no time zone: entries stay on the day they were logged on (decision D5). */
  read: defineRoute({
    method: 'GET',
    path: '/api/diary/{date}',
    auth: 'user',
    status: 200,
    params,
    response: diaryDay,
    errors: [],
  }),
  /** Returns the entries of a month that have a photo. */
  photos: defineRoute({
    method: 'GET',
    path: '/api/photo-diary/{month}',
    auth: 'user',
    feature: 'photo_analysis',
    status: 200,
    params: z.strictObject({ month: diaryMonth }),
    response: photoMonth,
    errors: ['TIER_REQUIRED'],
  }),
  /** Adds water to a day or removes some. */
  addWater: defineRoute({
    method: 'POST',
    path: '/api/diary/{date}/water',
    auth: 'user',
    status: 200,
    params,
    body: waterChange,
    response: waterOfDay,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
};
