import * as z from 'zod';
import { faultOfJson } from '#shared/business-agents/agents/json-bounds.ts';
import type { AgentName } from '#shared/business-agents/agents/schema.ts';
import { defineTask, type ModelTask } from './model-task.ts';

const written = z.object({
  message: z.string().min(1).max(600),
  /** Structured output needs known fields, so the result is sent as one JSON text. */
  result_json: z.string().min(1).max(20_000),
});

const parsed = (text: string): { result: unknown } | null => {
  try {
    const result: unknown = JSON.parse(text);
    return faultOfJson(result) === null ? { result } : null;
  } catch {
    return null;
  }
};

const fieldOf: Readonly<Record<Exclude<AgentName, 'money'>, string>> = {
  operations: 'the operations of a small company: plans, lists, records, organization',
  amplifier: 'the marketing of a small company: texts, ideas and plans for an audience',
};

/**
 * Lets a model handle an action unknown to the rules. Not available for money, which is calculated and never estimated.
 */
export const unknownTask = (agent: Exclude<AgentName, 'money'>, action: string): ModelTask =>
  defineTask({
    name: 'do_action',
    data: z.unknown(),
    written,
    asked: action,
    system: `You are an assistant for ${fieldOf[agent]}. The user asks for this, in their words:
${JSON.stringify(action)}. Do it with the data. message: one or two sentences that say what you made. result_json: what you
made, as JSON text. Where it cannot be done with the data, say in message what is missing, with {} as result_json.`,
    finish: ({ message, result_json }) => {
      const made = parsed(result_json);
      return made && { message, ...made };
    },
  });
