import * as z from 'zod';

/** Who answered: the language model, or rules and templates over the person's own data. */
export const agentEngines = ['model', 'rules'] as const;
export const agentEngine = z.enum(agentEngines);
export type AgentEngine = z.infer<typeof agentEngine>;
