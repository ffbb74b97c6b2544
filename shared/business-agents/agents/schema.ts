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

/** Request of the free-form agents: an action and its data (RAW-04). */
export const agentRequest = z.strictObject({
  action: z.string().trim().min(1, 'Enter an action.').max(100),
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
});
export type AgentAnswer = z.infer<typeof agentAnswer>;
