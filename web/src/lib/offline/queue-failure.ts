import { t } from '../language/translate.ts';
import type { ApiError } from '../api/api-error.ts';
import { type QueuedRow, UNSURE_CODE } from './queued-row.ts';

/** Maximum number of server errors for a row before the next one is sent. */
const MAX_SERVER_ERRORS = 5;

/**
 * Consequence of a failure. `stop`: nothing can be sent for now. `later`: skip this row and retry it. `refused`: skip
 * it, and ask the user.
 */
export type Verdict = 'stop' | 'later' | 'refused';

export const UNSURE = {
  code: UNSURE_CODE,
  message: t(
    'We sent this a while ago but got no response. Check that day, and send it again only if it’s missing.',
  ),
} as const;

/** Message for an entry in the future, logged with a wrong clock: the user would not find it in the diary. */
export const AHEAD = {
  code: 'AHEAD',
  message: t(
    'Your device’s clock was wrong, so this is dated in the future. Edit it and choose the right day.',
  ),
} as const;

const DAY_MS = 86_400_000;

/** Returns whether an entry is on a future day; time zones differ by less than a day. */
export const isAhead = ({ entry, sent_at }: QueuedRow, now: Date): boolean =>
  sent_at === null && Date.parse(entry.logged_at) - now.getTime() > DAY_MS;

/** Returns whether the server is unreachable or the user is signed out. */
const isWayless = ({ code, status }: ApiError): boolean => code === 'OFFLINE' || status === 401;

/** Returns whether the server or the network is overloaded. */
const isPassing = ({ status }: ApiError): boolean => [0, 408, 429, 502, 503, 504].includes(status);

/**
 * Returns the consequence for a typed entry. An error affects all entries, unless the server fails repeatedly on this
 * one.
 */
const verdictOfTyped = (error: ApiError, breakdowns: number): Verdict => {
  if (isPassing(error)) return breakdowns >= MAX_SERVER_ERRORS ? 'later' : 'stop';
  return breakdowns >= MAX_SERVER_ERRORS ? 'refused' : 'stop';
};

const verdictOf = (error: ApiError, breakdowns: number): Verdict => {
  if (isWayless(error)) return 'stop';
  // An earlier attempt is still running.
  if (error.code === 'REQUEST_RUNNING') return 'later';
  if (error.status >= 400 && error.status < 500 && !isPassing(error)) return 'refused';
  return verdictOfTyped(error, breakdowns);
};

const reasonOf = ({ message, details }: ApiError): string =>
  [message, ...details.map((detail) => detail.message)].join(' ');

/** Returns why it was rejected. If an earlier attempt had no response, the result is unknown. */
const refusalOf = (waiting: QueuedRow, before: QueuedRow, error: ApiError): QueuedRow['refusal'] =>
  before.sent_at === null || waiting.written || error.status >= 500
    ? { code: error.code, message: reasonOf(error) }
    : { code: UNSURE.code, message: `${reasonOf(error)} ${UNSURE.message}` };

/**
 * Returns the row after a failed attempt.
 * @param waiting the current row
 * @param before the row before this attempt
 */
export const afterFailure = (
  waiting: QueuedRow,
  before: QueuedRow,
  error: ApiError,
): { row: QueuedRow; verdict: Verdict } => {
  const { code, status } = error;
  const isBreakdown = status >= 500 || code === 'TIMEOUT' || code === 'ANSWER_INVALID';
  const breakdowns = waiting.breakdowns + (isBreakdown ? 1 : 0);
  const verdict = verdictOf(error, breakdowns);
  const isAnswered = status >= 400 && status < 500 && status !== 408;
  return {
    verdict,
    row: {
      ...waiting,
      breakdowns,
      // A rejection of the entry itself means that this attempt did not save it.
      sent_at: isAnswered && !waiting.written ? before.sent_at : waiting.sent_at,
      refusal: verdict === 'refused' ? refusalOf(waiting, before, error) : null,
    },
  };
};
