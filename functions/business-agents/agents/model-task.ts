import type * as z from 'zod';
import type { AgentAnswer } from '#shared/business-agents/agents/schema.ts';
import type { Translator } from '#shared/language/translator.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Payer } from '../../credits/public.ts';
import type { Done } from './action.ts';
import type { AgentOutcome, AskAgentModel } from '../common/ask-agent-model.ts';

interface Asked {
  data: unknown;
  words: Translator;
  consent: AiConsent | null;
  answerOf: (done: Done) => AgentAnswer;
}

/** An action done by a model instead of rules. */
export type ModelTask = (
  askModel: AskAgentModel,
  payer: Payer,
  asked: Asked,
) => Promise<AgentOutcome<AgentAnswer>>;

interface Definition<Data extends z.ZodType, Written extends z.ZodType> {
  /** Letters, digits, _ and -. */
  name: string;
  data: Data;
  written: Written;
  system: string;
  /** The user's request, if it is not in the data. */
  asked?: string;
  /** Returns null if the model's answer breaks a rule: it then costs nothing and the rules answer. */
  finish: (written: z.output<Written>, data: z.output<Data>, words: Translator) => Done | null;
}

/** Defines a task for a model. The data is already valid: the rules have used it. */
export const defineTask =
  <Data extends z.ZodType, Written extends z.ZodType>(task: Definition<Data, Written>): ModelTask =>
  (askModel, payer, { data: given, words, consent, answerOf }) => {
    const data = task.data.parse(given);
    const user = { ...payer, language: words.language, consent };
    return askModel(user, {
      name: task.name,
      schema: task.written,
      system: task.system,
      data,
      ...(task.asked !== undefined && { asked: task.asked }),
      finish: (written) => {
        const done = task.finish(written, data, words);
        return done && { answer: answerOf(done) };
      },
    });
  };
