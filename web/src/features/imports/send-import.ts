import { importRoutes } from '#shared/imports/routes.ts';
import { type LineAnswer, MAX_IMPORT_LINES, type NewImport } from '#shared/imports/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** Running import. It does not change between requests, so that each can be retried identically. */
export type Sending = NewImport;

interface Way {
  /** Called after each request. */
  onAnswers: (answers: LineAnswer[]) => void;
  /** Checked before each request: a sent request is always completed, so that the result is known. */
  isStopped: () => boolean;
  signal: AbortSignal;
}

/**
 * Sends the lines of an import in consecutive requests.
 * @param from number of lines already answered
 * @returns whether all lines were answered
 * @throws ApiError if a request fails; a retry from there logs nothing twice
 */
export const sendImport = async (
  sending: Sending,
  from: number,
  { onAnswers, isStopped, signal }: Way,
): Promise<boolean> => {
  for (let at = from; at < sending.entries.length; at += MAX_IMPORT_LINES) {
    if (isStopped()) return false;
    const body = { ...sending, entries: sending.entries.slice(at, at + MAX_IMPORT_LINES) };
    const idempotencyKey = `${sending.id}-${at}`;
    const { lines } = await call(importRoutes.log, { body, idempotencyKey, signal });
    onAnswers(lines);
  }
  return true;
};
