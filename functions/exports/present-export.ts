import type { AccountExport } from '#shared/exports/schema.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { SignPath } from '../platform/photos/sign-path.ts';
import { exportKeyOf } from './export-entity.ts';
import type { ExportRow } from './repository.ts';

/** After this time all attempts of the job are over. */
const GIVEN_UP_SECONDS = 3 * 60 * 60;

/** How long a download URL is valid: only for the download that the signed-in owner just started. */
const URL_SECONDS = 5 * 60;

/** Returns whether an export is still in progress. */
export const isWaiting = ({ status, created_at }: ExportRow, clock: Clock): boolean =>
  status === 'waiting' && clock().getTime() - Date.parse(created_at) < GIVEN_UP_SECONDS * 1000;

/** Returns an export for its user, or null once its file has expired. The table deletes the row some time later. */
export type PresentExport = (row: ExportRow) => Promise<AccountExport | null>;

export const createPresentExport =
  (clock: Clock, signPath: SignPath): PresentExport =>
  async (row) => {
    const now = epochSeconds(clock());
    if (row.available_until <= now) return null;
    const isDone = row.status === 'done';
    return {
      id: row.id,
      status: isDone ? 'done' : isWaiting(row, clock) ? 'waiting' : 'failed',
      created_at: row.created_at,
      bytes: row.bytes ?? null,
      photos: row.photos ?? null,
      expires_at: isDone ? new Date(row.available_until * 1000).toISOString() : null,
      download_url: isDone
        ? await signPath(exportKeyOf(row.id), Math.min(row.available_until, now + URL_SECONDS))
        : null,
    };
  };
