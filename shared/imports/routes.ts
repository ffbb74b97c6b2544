import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import {
  importedPhoto,
  importId,
  importUndone,
  lineAnswer,
  measurementsLogged,
  newImport,
  newMeasurements,
  pastImport,
} from './schema.ts';

export const importRoutes = {
  /** Returns the latest imports that still have entries in the diary. */
  list: defineRoute({
    method: 'GET',
    path: '/api/imports',
    auth: 'user',
    status: 200,
    response: z.object({ imports: z.array(pastImport) }),
    errors: [],
  }),
  /** Logs lines of a file. Lines imported before are skipped, so a file can be sent again at any time. */
  log: defineRoute({
    method: 'POST',
    path: '/api/imports',
    auth: 'user',
    status: 200,
    body: newImport,
    response: z.object({ lines: z.array(lineAnswer) }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Logs weights and water of days that have none yet, as part of an import. */
  measure: defineRoute({
    method: 'POST',
    path: '/api/imports/measurements',
    auth: 'user',
    status: 200,
    body: newMeasurements,
    response: measurementsLogged,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Restores the photo of an entry that has none. */
  restorePhoto: defineRoute({
    method: 'POST',
    path: '/api/imports/photos',
    auth: 'user',
    status: 200,
    body: importedPhoto,
    response: z.object({ restored: z.boolean() }),
    errors: ['PHOTO_NOT_FOUND', 'PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Deletes the next entries of an import. Repeated until none are left. */
  undo: defineRoute({
    method: 'POST',
    path: '/api/imports/{id}/removals',
    auth: 'user',
    status: 200,
    params: z.strictObject({ id: importId }),
    response: importUndone,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
};
