import * as z from 'zod';
import { agentEngine } from './engine.ts';
import { faultOfPayload } from './json-bounds.ts';

export const agentNames = ['operations', 'amplifier', 'money'] as const;
export type AgentName = (typeof agentNames)[number];

/** Any JSON within the limits. Missing for an empty payload (RAW-06). */
const payload = z
  .unknown()
  .superRefine((value, context) => {
    const fault = faultOfPayload(value);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  })
  .optional();

/** Maximum length of an action in free text. */
export const MAX_ACTION_LENGTH = 1_000;

/** Request of the free-form agents: an action or a task in free text, and its data (RAW-04). */
export const agentRequest = z.strictObject({
  action: z.string().trim().min(1, 'Enter an action.').max(MAX_ACTION_LENGTH),
  data: payload,
});
export type AgentRequest = z.output<typeof agentRequest>;

/** An action of an agent, as shown on its page and in its help. */
const agentAction = z.object({
  action: z.string(),
  about: z.string(),
  /** A payload that works unchanged. */
  example: z.unknown(),
});
export type AgentAction = z.infer<typeof agentAction>;

/** What a task in free text was read as. */
const taskKinds = ['action', 'clarify', 'cannot', 'written'] as const;
/** Why a task cannot be done. */
const refusals = ['deed', 'knowledge', 'writing', 'other_agent', 'out_of_scope'] as const;

/** A step of a plan: a known action and its data, to edit and approve. */
const planStep = z.object({ action: z.string(), params: z.record(z.string(), z.unknown()) });
export type PlanStep = z.infer<typeof planStep>;

/** Displayed in full (RAW-07). */
export const agentAnswer = z.object({
  action: z.string(),
  engine: agentEngine,
  message: z.string(),
  /** The result; missing for an unknown action. */
  result: z.unknown().optional(),
  /** The known actions, for an unknown one. */
  actions: z.array(agentAction).optional(),
  needs_consent: z.literal(true).optional(),
  /** Missing if the action was named exactly. */
  kind: z.enum(taskKinds).optional(),
  /** The data of the action as read from the text. */
  params: z.record(z.string(), z.unknown()).optional(),
  /** All steps that the text asks for, the shown one first. */
  plan: z.array(planStep).optional(),
  /** The question for what the text leaves open. */
  question: z.string().optional(),
  /** Answers to the question, to be added to the text. */
  choices: z.array(z.string()).optional(),
  why: z.enum(refusals).optional(),
  /** The action that can be done instead, and the agent that does it if it is another one. */
  near: z.string().optional(),
  near_agent: z.enum(agentNames).optional(),
});
export type AgentAnswer = z.infer<typeof agentAnswer>;
