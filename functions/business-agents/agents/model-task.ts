import type * as z from 'zod';
import type { AgentAnswer } from '#shared/business-agents/agents/schema.ts';
import type { Translator } from '#shared/language/translator.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Payer } from '../../credits/public.ts';
import type { ChatTool } from '../../platform/ai/stream-round.ts';
import type { Done } from './action.ts';
import type { AgentOutcome, AskAgentModel } from '../common/ask-agent-model.ts';

interface Asked<Made extends Done> {
  data: unknown;
  words: Translator;
  consent: AiConsent | null;
  answerOf: (done: Done | Made) => AgentAnswer;
}

/** An action done by a model instead of rules. */
export type ModelTask<Made extends Done = Done> = (
  askModel: AskAgentModel,
  payer: Payer,
  asked: Asked<Made>,
) => Promise<AgentOutcome<AgentAnswer>>;

interface Definition<Data extends z.ZodType, Written extends z.ZodType, Made extends Done> {
  /** Letters, digits, _ and -. */
  name: string;
  data: Data;
  written: Written;
  system: string;
  /** The user's request, if it is not in the data. */
  asked?: string;
  /** Functions that the model may call, and the schema of its text if it calls none. */
  tools?: readonly ChatTool[];
  toolText?: z.ZodType;
  /** Returns the texts to check. Defaults to all. */
  texts?: (written: z.output<Written>) => readonly string[];
  /** Returns null if the model's answer breaks a rule: it then costs nothing and the rules answer. */
  finish: (written: z.output<Written>, data: z.output<Data>, words: Translator) => Done | Made | null;
}

/** Defines a task for a model. The data is already valid: the rules have used it. */
export const defineTask =
  <Data extends z.ZodType, Written extends z.ZodType, Made extends Done = Done>({
    name,
    data: schema,
    written: answer,
    finish,
    ...task
  }: Definition<Data, Written, Made>): ModelTask<Made> =>
  (askModel, payer, { data: given, words, consent, answerOf }) => {
    const data = schema.parse(given);
    const user = { ...payer, language: words.language, consent };
    return askModel(user, {
      ...task,
      name,
      schema: answer,
      data,
      finish: (written) => {
        const done = finish(written, data, words);
        return done && { answer: answerOf(done) };
      },
    });
  };
