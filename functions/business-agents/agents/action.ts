import type * as z from 'zod';
import { CodedError, type ErrorDetail } from '#shared/errors/coded-error.ts';
import { issueMessage } from '../../platform/http/issue-message.ts';
import type { Translator } from '#shared/language/translator.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** What an action receives besides its data. */
export interface ActionContext {
  /** Today in the user's time zone. */
  today: LocalDate;
  words: Translator;
}

/**
 * The result of an action: a one-sentence summary and the full result. Deterministic for the same data on the same day.
 */
export interface Done {
  message: string;
  result: unknown;
}

export interface Action {
  /** Schema of the data, from which a model's function is described. */
  schema: z.ZodType;
  /** @throws CodedError AGENT_DATA_UNFIT with one detail per invalid field */
  perform: (data: unknown, context: ActionContext) => Done;
}

/** Creates the error for data that an action cannot use. */
export const unfit = (details: ErrorDetail[]): CodedError => new CodedError('AGENT_DATA_UNFIT', { details });

/** Maximum number of details: a missing column would otherwise produce thousands. */
const MAX_DETAILS = 10;

/** Defines a rule-based action from its data schema and its function. */
export const defineAction = <Schema extends z.ZodType>(
  schema: Schema,
  run: (data: z.output<Schema>, context: ActionContext) => Done,
): Action => ({
  schema,
  perform: (data, context) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return run(parsed.data, context);
    const details = parsed.error.issues.slice(0, MAX_DETAILS).map((issue) => {
      const field = issue.path.map(String).join('.') || 'data';
      return { field, message: issueMessage(issue, field) };
    });
    throw unfit(details);
  },
});
