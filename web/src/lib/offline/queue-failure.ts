import { t } from '../language/translate.ts';
import type { ApiError } from '../api/api-error.ts';
import type { QueuedRow } from './queued-row.ts';

/** Times that a server which breaks at a row is asked again before the next has its turn. */
const MAX_SERVER_ERRORS = 5;

/**
 * What a failure means: nobody can be sent for now; the others go on, and this one comes again; or the person has to
 * look at it, and the others go on.
 */
export type Verdict = 'stop' | 'later' | 'refused';

export const UNSURE = {
  code: 'UNSURE',
  message: t(
    'We sent this a while ago but got no response. Check that day, and send it again only if it’s missing.',
  ),
} as const;

/** Logged by a clock that was wrong: nobody would find it in the diary. */
export const AHEAD = {
  code: 'AHEAD',
  message: t(
    'Your device’s clock was wrong, so this is dated in the future. Edit it and choose the right day.',
  ),
} as const;

const DAY_MS = 86_400_000;

/** Whether it stands on a day to come; a traveller's zones are less than a day apart. */
export const isAhead = ({ entry, sent_at }: QueuedRow, now: Date): boolean =>
  sent_at === null && Date.parse(entry.logged_at) - now.getTime() > DAY_MS;

/** No way to the server, or nobody to send for. */
const isWayless = ({ code, status }: ApiError): boolean => code === 'OFFLINE' || status === 401;

/** The server as a whole is out of breath, or its way is slow. */
const isPassing = ({ status }: ApiError): boolean => [0, 408, 429, 502, 503, 504].includes(status);

/** Asked for too often a day, or of a server that has no model: no pause of ours ends that. */
const lasting = new Set<string>([
  'DAILY_LIMIT_REACHED',
  'FAIR_USE_REACHED',
  'MODEL_ANSWER_TOO_LONG',
  'VISION_NOT_CONFIGURED',
]);

/** What stands in the way of a typed entry stands in everybody's, unless it breaks at this one again and again. */
const verdictOfTyped = (error: ApiError, breakdowns: number): Verdict => {
  if (isPassing(error)) return breakdowns >= MAX_SERVER_ERRORS ? 'later' : 'stop';
  return breakdowns >= MAX_SERVER_ERRORS ? 'refused' : 'stop';
};

/** Photos go another way than entries, and are looked at by somebody else: they hold up nobody. */
const verdictOfPhotos = (error: ApiError, breakdowns: number): Verdict =>
  breakdowns >= MAX_SERVER_ERRORS && (!isPassing(error) || error.status === 502) ? 'refused' : 'later';

const verdictOf = ({ photos }: QueuedRow, error: ApiError, breakdowns: number): Verdict => {
  if (isWayless(error)) return 'stop';
  // An attempt of before is still being worked on.
  if (error.code === 'REQUEST_RUNNING') return 'later';
  if (lasting.has(error.code)) return 'refused';
  if (error.status >= 400 && error.status < 500 && !isPassing(error)) return 'refused';
  return photos ? verdictOfPhotos(error, breakdowns) : verdictOfTyped(error, breakdowns);
};

const reasonOf = ({ message, details }: ApiError): string =>
  [message, ...details.map((detail) => detail.message)].join(' ');

/** Why it was not taken. An attempt before may have been, where no answer to it came: nobody can tell. */
const refusalOf = (waiting: QueuedRow, before: QueuedRow, error: ApiError): QueuedRow['refusal'] =>
  before.sent_at === null || waiting.written || error.status >= 500
    ? { code: error.code, message: reasonOf(error) }
    : { code: UNSURE.code, message: `${reasonOf(error)} ${UNSURE.message}` };

/**
 * What becomes of a row that was not taken.
 * @param waiting the row as it is now
 * @param before the row as it was before this attempt
 */
export const afterFailure = (
  waiting: QueuedRow,
  before: QueuedRow,
  error: ApiError,
): { row: QueuedRow; verdict: Verdict } => {
  const { code, status } = error;
  const isBreakdown = status >= 500 || code === 'TIMEOUT' || code === 'ANSWER_INVALID';
  const breakdowns = waiting.breakdowns + (isBreakdown ? 1 : 0);
  const verdict = verdictOf(waiting, error, breakdowns);
  const isAnswered = status >= 400 && status < 500 && status !== 408;
  return {
    verdict,
    row: {
      ...waiting,
      breakdowns,
      // A refusal of the entry itself says that this attempt has not written it.
      sent_at: isAnswered && !waiting.written ? before.sent_at : waiting.sent_at,
      refusal: verdict === 'refused' ? refusalOf(waiting, before, error) : null,
    },
  };
};
