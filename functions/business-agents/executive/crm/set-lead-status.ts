import { CodedError } from '#shared/errors/coded-error.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import { leadStatus } from '#shared/business-agents/sdr/schema.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import type { Asked, ExecutiveDependencies } from '../dependencies.ts';
import { createStatusNote } from './status-note.ts';
import { statusWords } from './status-texts.ts';
import { shownActivity } from './stored-activity.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'leads' | 'activities' | 'openWords' | 'writer' | 'clock' | 'newId'
>;

/** Changes a lead's status and adds a note about it. */
export const createSetLeadStatus =
  ({ leads, activities, openWords, writer, clock, newId }: Dependencies) =>
  async (
    { user_id, idempotency, language }: AgentActionContext,
    id: string,
    asked: Asked<'update_crm'>,
  ): Promise<ExecutiveAnswer> => {
    const status = leadStatus.parse(asked.status);
    const [lead, { t }] = await Promise.all([leads.find(user_id, id), openWords(language)]);
    if (!lead) throw new CodedError('LEAD_NOT_FOUND');
    const { name, email, company } = lead;
    const words = statusWords(t);
    const isChanged = lead.status !== status;
    const message = isChanged
      ? t('{name} is now {status}.', { name, status: words[status] })
      : t('{name} was already {status}.', { name, status: words[status] });
    if (!isChanged && asked.notes === undefined) return writer.write(user_id, idempotency, [], { message });
    const subject = isChanged
      ? t('{name}: {before} → {after}', { name, before: words[lead.status], after: words[status] })
      : name;
    const note = createStatusNote({
      id: newId(),
      subject,
      description: asked.notes ?? null,
      lead_id: id,
      now: clock(),
    });
    const writes = [
      isChanged ? leads.setStatus(user_id, id, lead.status, status) : leads.isThere(user_id, id),
      activities.toKeep(user_id, note),
    ];
    const infos = new Map([[id, { id, name, email, company }]]);
    return writer.write(user_id, idempotency, writes, { message, task: shownActivity(note, infos) });
  };
