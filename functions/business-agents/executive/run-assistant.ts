import type { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { ExecutiveAnswer, ExecutiveRequest } from '#shared/business-agents/executive/schema.ts';
import type { Profile } from '#shared/profile/schema.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { type AgentActionContext, createAgentActionContext } from '../common/agent-action-context.ts';
import type { Asked, ExecutiveDependencies } from './dependencies.ts';
import { createCreateDocument } from './documents/create-document.ts';
import { createCreateTask } from './crm/create-task.ts';
import { createGenerateEmail } from './email/generate-email.ts';
import { createGetSchedule } from './calendar/get-schedule.ts';
import { createScheduleMeeting } from './calendar/schedule-meeting.ts';
import { createUpdateCrm } from './crm/update-crm.ts';

type Named = NonNullable<ExecutiveRequest['action']>;
type Actions = {
  [Name in Exclude<Named, 'understand'>]: (
    context: AgentActionContext,
    data: Asked<Name>,
  ) => Promise<ExecutiveAnswer>;
};

const actionsOf = (parts: ExecutiveDependencies): Actions => ({
  schedule_meeting: createScheduleMeeting(parts),
  create_task: createCreateTask(parts),
  generate_email: createGenerateEmail(parts),
  update_crm: createUpdateCrm(parts),
  create_document: createCreateDocument(parts),
  get_schedule: createGetSchedule(parts),
});

interface Dependencies extends ExecutiveDependencies {
  readProfile: (userId: string) => Promise<Profile>;
}

/** Runs the requested action of the executive assistant (EXEC-19). */
export const runAssistant = (parts: Dependencies): Endpoint<typeof executiveRoutes.run> => {
  const actions = actionsOf(parts);
  return async (request) => {
    const { body, caller } = request;
    const context = createAgentActionContext(
      request,
      await parts.readProfile(caller.user_id),
      body.time_zone,
    );
    switch (body.action) {
      case 'schedule_meeting':
        return actions.schedule_meeting(context, body.data);
      case 'create_task':
        return actions.create_task(context, body.data);
      case 'generate_email':
        return actions.generate_email(context, body.data);
      case 'update_crm':
        return actions.update_crm(context, body.data);
      case 'create_document':
        return actions.create_document(context, body.data);
      case 'get_schedule':
        return actions.get_schedule(context, body.data);
      case 'understand':
      case undefined: {
        // Loaded on first use, so that the forms' actions do not load the grammar.
        const { createRunFreeText } = await import('./assistant/run-free-text.ts');
        return createRunFreeText(parts)(context, body);
      }
    }
  };
};
