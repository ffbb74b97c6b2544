import type { Profile } from '#shared/profile/schema.ts';
import type { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type {
  FollowUpAnswer,
  NewLead,
  ResponseAnswer,
  ScoreAnswer,
} from '#shared/business-agents/sdr/schema.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { type AgentActionContext, createAgentActionContext } from '../common/agent-action-context.ts';

interface Dependencies {
  readProfile: (userId: string) => Promise<Profile>;
  qualifyLead: (context: AgentActionContext, data: NewLead, contactAgain?: string) => Promise<ScoreAnswer>;
  answerLead: (context: AgentActionContext, id: string, message: string) => Promise<ResponseAnswer>;
  scoreLead: (context: AgentActionContext, id: string) => Promise<ScoreAnswer>;
  planFollowUp: (context: AgentActionContext, id: string) => Promise<FollowUpAnswer>;
}

/** Runs the requested action of the sales agent. */
export const runAgent =
  ({
    readProfile,
    qualifyLead,
    answerLead,
    scoreLead,
    planFollowUp,
  }: Dependencies): Endpoint<typeof sdrRoutes.run> =>
  async (request) => {
    const { body, caller } = request;
    const context = createAgentActionContext(request, await readProfile(caller.user_id), body.time_zone);
    switch (body.action) {
      case 'qualify_lead':
        return qualifyLead(context, body.leadData, body.contactAgain);
      case 'generate_response':
        return answerLead(context, body.leadId, body.message);
      case 'score_lead':
        return scoreLead(context, body.leadId);
      case 'schedule_follow_up':
        return planFollowUp(context, body.leadId);
    }
  };
