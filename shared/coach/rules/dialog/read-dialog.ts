import { languageOf } from '../read/german/is-german.ts';
import { readMessage, type ReadMessage } from '../read/message.ts';
import type { Language } from '../../../language/languages.ts';
import type { LocalDate } from '../../../time/local-date.ts';
import { completeQuestion, type Dialog } from './follow-up.ts';

/** An earlier turn of a conversation. */
export interface PastTurn {
  readonly message: string;
  readonly response: string;
}

/** Older messages are no longer what a short question refers to. */
const MAX_TURNS = 4;
/** Periods of a conversation that later messages may refer to. */
const MAX_PERIODS = 4;

interface DialogOptions {
  today: LocalDate;
  /** The page's language, for messages whose words do not tell. */
  language: Language;
  /** Returns the day that the answer to a question named. */
  dayOf: (read: ReadMessage) => LocalDate | null;
}

/** The message, read, and the question before it. */
export interface ReadDialog {
  read: ReadMessage;
  /** Whether the message was completed with the question before it. */
  isContinued: boolean;
  previous: ReadMessage | null;
}

const after = (dialog: Dialog | null, read: ReadMessage): Dialog => ({
  read,
  periods: [...(dialog?.periods ?? []), ...read.periods].slice(-MAX_PERIODS),
});

/** Reads a message, completed with what earlier messages said if it continues them. */
const readNext = (
  message: string,
  dialog: Dialog | null,
  { today, language, dayOf }: DialogOptions,
): Pick<ReadDialog, 'read' | 'isContinued'> => {
  const own = readMessage(message, today, languageOf(message) ?? language);
  if (dialog === null) return { read: own, isContinued: false };
  const completed = completeQuestion(own, dialog, { today, dayOfAnswer: () => dayOf(dialog.read) });
  return completed === null
    ? { read: own, isContinued: false }
    : { read: readMessage(completed, today), isContinued: true };
};

/** Reads a message of a conversation. @param history oldest first */
export const readDialog = (
  message: string,
  history: readonly PastTurn[],
  options: DialogOptions,
): ReadDialog => {
  const dialog = history
    .slice(-MAX_TURNS)
    .reduce<Dialog | null>(
      (before, turn) => after(before, readNext(turn.message, before, options).read),
      null,
    );
  return { ...readNext(message, dialog, options), previous: dialog?.read ?? null };
};
