import { importRoutes } from '#shared/imports/routes.ts';
import { type LineAnswer, MAX_IMPORT_LINES, type NewImport } from '#shared/imports/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** An import on its way. Nothing of it changes between its requests, so that each can be sent again as it was. */
export type Sending = NewImport;

interface Way {
  /** Called after each request. */
  onAnswers: (answers: LineAnswer[]) => void;
  /** Asked before each request: what was sent is always answered, so that nobody has to guess what is logged. */
  isStopped: () => boolean;
  signal: AbortSignal;
}

/**
 * Sends the lines of an import, one request after the other.
 * @param from how many lines were answered before
 * @returns whether all of them were answered
 * @throws ApiError when a request fails: sent again from there, nothing is logged twice
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
