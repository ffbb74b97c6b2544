import { CodedError } from '#shared/errors/coded-error.ts';
import { leadStatus } from '#shared/business-agents/sdr/schema.ts';
import { createStatusNote, noteWrites } from './status-note.ts';
import type { SetStatus, StatusDependencies } from './set-status.ts';
import { statusWords } from './status-texts.ts';
import { shownActivity } from './stored-activity.ts';

/** Changes a lead's status and adds a note about it. */
export const createSetLeadStatus =
  ({ leads, activities, openWords, writer, clock, newId }: StatusDependencies): SetStatus =>
  async ({ user_id, idempotency, language }, id, asked) => {
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
      ...(await noteWrites(activities, user_id, [note])),
    ];
    const infos = new Map([[id, { id, name, email, company }]]);
    return writer.write(user_id, idempotency, writes, { message, task: shownActivity(note, infos) });
  };
