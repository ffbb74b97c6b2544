import type * as z from 'zod';
import type { AgentAnswer } from '#shared/business-agents/agents/schema.ts';
import type { Translator } from '#shared/language/translator.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Payer } from '../../credits/charge.ts';
import type { Done } from './action.ts';
import type { AgentOutcome, AskAgentModel } from './ask-model.ts';

interface Asked {
  data: unknown;
  words: Translator;
  consent: AiConsent | null;
  answerOf: (done: Done) => AgentAnswer;
}

/** What a model may do better than rules. */
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
  /** Null where what the model wrote breaks a rule: that costs nothing, and the rules answer. */
  finish: (written: z.output<Written>, data: z.output<Data>, words: Translator) => Done | null;
}

/** A task for a model. The data fit already: rules have worked with the same. */
export const defineTask =
  <Data extends z.ZodType, Written extends z.ZodType>(task: Definition<Data, Written>): ModelTask =>
  (askModel, payer, { data: given, words, consent, answerOf }) => {
    const data = task.data.parse(given);
    return askModel(payer, {
      name: task.name,
      schema: task.written,
      system: task.system,
      data,
      language: words.language,
      consent,
      finish: (written) => {
        const done = task.finish(written, data, words);
        return done && { answer: answerOf(done) };
      },
    });
  };
