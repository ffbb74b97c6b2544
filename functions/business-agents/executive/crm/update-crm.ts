import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import type { Asked, ExecutiveDependencies } from '../dependencies.ts';
import { createSetActivityStatus } from './set-activity-status.ts';
import { createSetEventStatus } from '../calendar/set-event-status.ts';
import { createSetLeadStatus } from './set-lead-status.ts';

/**
 * Changes the status of a lead, task or event (EXEC-23). This is the only way to change a lead's status (decision D27).
 */
export const createUpdateCrm = (parts: ExecutiveDependencies) => {
  const setLead = createSetLeadStatus(parts);
  const setActivity = createSetActivityStatus(parts);
  const setEvent = createSetEventStatus(parts);

  return (context: AgentActionContext, asked: Asked<'update_crm'>): Promise<ExecutiveAnswer> => {
    const { leadId, activityId, eventId } = asked;
    const act = async (): Promise<ExecutiveAnswer> => {
      if (leadId !== undefined) return setLead(context, leadId, asked);
      if (activityId !== undefined) return setActivity(context, activityId, asked);
      return setEvent(context, eventId ?? '', asked);
    };
    return parts.withIdempotency(context.user_id, context.idempotency, () => retryOnConflict(act));
  };
};
