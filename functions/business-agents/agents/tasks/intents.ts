import { type AgentName, agentNames } from '#shared/business-agents/agents/schema.ts';
import { type Sign, signs } from './signs.ts';

/** An action of an agent, with its points. */
export interface Intent {
  agent: AgentName;
  action: string;
  points: number;
}

const pointsOf = (text: string, list: readonly Sign[], isOwn: boolean): number =>
  list
    .filter(([, value]) => isOwn || value > 1)
    .reduce((sum, [pattern, value]) => sum + (pattern.test(text) ? value : 0), 0);

/** Returns the actions that a text may ask for, the best first. Ties go to the agent that was asked. */
export const intentsOf = (text: string, asked: AgentName): Intent[] =>
  agentNames
    .flatMap((agent) =>
      Object.entries(signs[agent]).map(([action, list]) => ({
        agent,
        action,
        points: pointsOf(text, list, agent === asked),
      })),
    )
    .filter(({ points }) => points > 0)
    .toSorted(
      (one, other) =>
        other.points - one.points || Number(other.agent === asked) - Number(one.agent === asked),
    );
