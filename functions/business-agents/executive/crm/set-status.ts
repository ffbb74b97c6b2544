import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import type { Asked, ExecutiveDependencies } from '../dependencies.ts';

export type StatusDependencies = Pick<
  ExecutiveDependencies,
  'leads' | 'activities' | 'openWords' | 'writer' | 'clock' | 'newId'
>;

/** Changes the status of an item of the workspace by its ID, with an optional note. */
export type SetStatus = (
  context: AgentActionContext,
  id: string,
  asked: Asked<'update_crm'>,
) => Promise<ExecutiveAnswer>;
