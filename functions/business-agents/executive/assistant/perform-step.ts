import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { createScheduleMeeting } from '../calendar/schedule-meeting.ts';
import { createCreateTask } from '../crm/create-task.ts';
import { createUpdateCrm } from '../crm/update-crm.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import { createCreateDocument } from '../documents/create-document.ts';
import { createGenerateEmail } from '../email/generate-email.ts';
import { createRescheduleEvent } from './reschedule-event.ts';
import { createChangeDocument } from './change-document.ts';
import { createChangeTask } from './change-task.ts';
import { createPerformLeadStep } from './leads/perform-lead-step.ts';
import { createPerformSeriesStep } from './series/perform-series-step.ts';
import type { StepDone } from './step-done.ts';
import { localStart } from './workspace.ts';

const instantFrom = (local: string, zone: string): string =>
  instantOf(local.slice(0, 10), local.slice(11), zone).toISOString();

/** Performs one step of a plan. @throws CodedError as the action itself does */
export const createPerformStep = (parts: ExecutiveDependencies) => {
  const [schedule, createTask, updateCrm] = [
    createScheduleMeeting(parts),
    createCreateTask(parts),
    createUpdateCrm(parts),
  ];
  const [createDocument, generateEmail] = [createCreateDocument(parts), createGenerateEmail(parts)];
  const [reschedule, changeDocument, changeTask] = [
    createRescheduleEvent(parts),
    createChangeDocument(parts),
    createChangeTask(parts),
  ];
  const [performLeadStep, performSeriesStep] = [createPerformLeadStep(parts), createPerformSeriesStep(parts)];

  const setEvent = async (
    context: AgentActionContext,
    eventId: string,
    status: 'cancelled' | 'pending',
    undo: AssistantStep,
  ): Promise<StepDone> => ({
    answer: await updateCrm(context, { eventId, status }),
    undo: [undo],
  });
  const setTask = async (
    context: AgentActionContext,
    activityId: string,
    status: 'completed' | 'pending' | 'cancelled',
    undo: AssistantStep,
  ): Promise<StepDone> => ({
    answer: await updateCrm(context, { activityId, status }),
    undo: [undo],
  });

  return async (context: AgentActionContext, step: AssistantStep): Promise<StepDone> => {
    const { zone } = context;
    switch (step.deed) {
      case 'create_event': {
        const { title, start, minutes: duration, lead: leadId, meetingType } = step;
        const answer = await schedule(context, {
          title,
          duration,
          preferredTime: instantFrom(start, zone),
          meetingType,
          leadId,
        });
        return { answer, undo: answer.event ? [{ deed: 'cancel_event', id: answer.event.id }] : [] };
      }
      case 'create_series':
      case 'remove_series':
        return performSeriesStep(context, step);
      case 'move_event': {
        const { answer, before } = await reschedule(context, step.id, {
          start_time: instantFrom(step.start, zone),
        });
        return { answer, undo: [{ deed: 'move_event', id: step.id, start: localStart(before, zone) }] };
      }
      case 'change_event': {
        const { answer, before } = await reschedule(context, step.id, { duration: step.minutes });
        return { answer, undo: [{ deed: 'change_event', id: step.id, minutes: before.duration }] };
      }
      case 'cancel_event':
        return setEvent(context, step.id, 'cancelled', { deed: 'restore_event', id: step.id });
      case 'restore_event':
        return setEvent(context, step.id, 'pending', { deed: 'cancel_event', id: step.id });
      case 'create_task': {
        const { subject, due: dueDate, priority = 'medium', taskType, lead: leadId } = step;
        const answer = await createTask(context, { subject, taskType, priority, dueDate, leadId });
        return { answer, undo: answer.task ? [{ deed: 'cancel_task', id: answer.task.id }] : [] };
      }
      case 'change_task':
        return changeTask(context, step);
      case 'complete_task':
        return setTask(context, step.id, 'completed', { deed: 'reopen_task', id: step.id });
      case 'reopen_task':
        return setTask(context, step.id, 'pending', { deed: 'complete_task', id: step.id });
      case 'cancel_task':
        return setTask(context, step.id, 'cancelled', { deed: 'reopen_task', id: step.id });
      case 'draft_email': {
        const { templateType, lead: leadId, topic, message, date, values } = step;
        const customData = Object.fromEntries(
          Object.entries({ ...values, topic, message, date }).filter(([, value]) => value !== undefined),
        ) as Record<string, string>;
        const answer = await generateEmail(context, { templateType, leadId, customData });
        return {
          answer: { ...answer, templateType, ...(leadId !== undefined && { lead: leadId }) },
          undo: [],
        };
      }
      case 'create_document': {
        const { title, documentType, lead: leadId, content } = step;
        const answer = await createDocument(context, { title, documentType, leadId, content, tags: [] });
        return { answer, undo: answer.document ? [{ deed: 'delete_document', id: answer.document.id }] : [] };
      }
      case 'change_document':
      case 'delete_document':
        return changeDocument(context, step);
      default:
        return performLeadStep(context, step);
    }
  };
};
