import * as z from 'zod';
import { agentEngine } from './engine.ts';
import { faultOfPayload } from './json-bounds.ts';

export const agentNames = ['operations', 'amplifier', 'money'] as const;
export type AgentName = (typeof agentNames)[number];

/** Any JSON within bounds of depth and size. Absent for an empty payload (RAW-06). */
const payload = z
  .unknown()
  .superRefine((value, context) => {
    const fault = faultOfPayload(value);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  })
  .optional();

/** Body of the free-form agents: what is to be done, in words, and with what (RAW-04). */
export const agentRequest = z.strictObject({
  action: z.string().trim().min(1, 'Please say what is to be done.').max(100),
  data: payload,
});
export type AgentRequest = z.output<typeof agentRequest>;

/** An action that an agent knows, as its page and its help show it. */
export const agentAction = z.object({
  action: z.string(),
  about: z.string(),
  /** A payload that works as it stands. */
  example: z.unknown(),
});
export type AgentAction = z.infer<typeof agentAction>;

/** Shown whole (RAW-07). */
export const agentAnswer = z.object({
  action: z.string(),
  engine: agentEngine,
  message: z.string(),
  /** What came of it; absent where the action is not known. */
  result: z.unknown().optional(),
  /** What the agent knows, where the action is not known. */
  actions: z.array(agentAction).optional(),
  needs_consent: z.literal(true).optional(),
});
export type AgentAnswer = z.infer<typeof agentAnswer>;
