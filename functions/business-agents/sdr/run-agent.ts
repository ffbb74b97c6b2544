import type { Profile } from '#shared/profile/schema.ts';
import type { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type {
  FollowUpAnswer,
  NewLead,
  ResponseAnswer,
  ScoreAnswer,
} from '#shared/business-agents/sdr/schema.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { type Press, pressOf } from '../common/agent-action-context.ts';

interface Dependencies {
  readProfile: (userId: string) => Promise<Profile>;
  qualifyLead: (press: Press, data: NewLead) => Promise<ScoreAnswer>;
  answerLead: (press: Press, id: string, message: string) => Promise<ResponseAnswer>;
  scoreLead: (press: Press, id: string) => Promise<ScoreAnswer>;
  planFollowUp: (press: Press, id: string) => Promise<FollowUpAnswer>;
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
    const press = pressOf(request, await readProfile(caller.user_id), body.time_zone);
    switch (body.action) {
      case 'qualify_lead':
        return qualifyLead(press, body.leadData);
      case 'generate_response':
        return answerLead(press, body.leadId, body.message);
      case 'score_lead':
        return scoreLead(press, body.leadId);
      case 'schedule_follow_up':
        return planFollowUp(press, body.leadId);
    }
  };
