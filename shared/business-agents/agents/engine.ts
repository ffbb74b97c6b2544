import * as z from 'zod';

/** What produced an answer: the language model, or rules and templates with the user's data. */
export const agentEngines = ['model', 'rules'] as const;
export const agentEngine = z.enum(agentEngines);
export type AgentEngine = z.infer<typeof agentEngine>;
