import type * as z from 'zod';
import { CodedError, type ErrorDetail } from '#shared/errors/coded-error.ts';
import type { Translator } from '#shared/language/translator.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** What an action may know beside its data. */
export interface ActionContext {
  /** Where the person is. */
  today: LocalDate;
  words: Translator;
}

/** What came of an action: a sentence, and all of it. The same data on the same day give the same. */
export interface Done {
  message: string;
  result: unknown;
}

export interface Action {
  /** @throws CodedError AGENT_DATA_UNFIT that names each field that does not fit */
  perform: (data: unknown, context: ActionContext) => Done;
}

/** The error of data that an action cannot work with. */
export const unfit = (details: ErrorDetail[]): CodedError => new CodedError('AGENT_DATA_UNFIT', { details });

/** Most that are named: who left out a column would read a thousand. */
const MOST_DETAILS = 10;

/** An action by rules: its data's schema, and what it makes of them. */
export const defineAction = <Schema extends z.ZodType>(
  schema: Schema,
  run: (data: z.output<Schema>, context: ActionContext) => Done,
): Action => ({
  perform: (data, context) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return run(parsed.data, context);
    const details = parsed.error.issues
      .slice(0, MOST_DETAILS)
      .map(({ path, message }) => ({ field: path.map(String).join('.') || 'data', message }));
    throw unfit(details);
  },
});
