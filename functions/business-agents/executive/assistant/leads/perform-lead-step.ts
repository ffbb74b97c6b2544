import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { distinctTags, MAX_LEAD_TAGS } from '#shared/business-agents/sdr/tags.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { AgentActionContext } from '../../../common/agent-action-context.ts';
import { createStatusNote } from '../../crm/status-note.ts';
import { createForLead } from '../../crm/lead-activity.ts';
import { createUpdateCrm } from '../../crm/update-crm.ts';
import type { ExecutiveDependencies } from '../../dependencies.ts';
import type { StepDone } from '../step-done.ts';
import { listedLead } from './listed-lead.ts';

/** A step that changes a lead. */
export type LeadStep = Extract<
  AssistantStep,
  {
    deed:
      | 'create_lead'
      | 'delete_lead'
      | 'set_lead_status'
      | 'tag_lead'
      | 'note_lead'
      | 'delete_note'
      | 'forbid_contact'
      | 'allow_contact';
  }
>;

/** Maximum length of a note's first words as its subject, in characters. */
const SUBJECT = 120;

/** Performs a step that changes a lead. The answer is read back from the stored row. */
export const createPerformLeadStep = (parts: ExecutiveDependencies) => {
  const { leads, activities, sales, openWords, writer, withIdempotency, clock, newId } = parts;
  const updateCrm = createUpdateCrm(parts);

  const stored = async ({ user_id }: AgentActionContext, id: string): Promise<Lead> => {
    const lead = await leads.find(user_id, id);
    if (!lead) throw new CodedError('LEAD_NOT_FOUND');
    return lead;
  };

  const answerOf = async (
    context: AgentActionContext,
    id: string,
    messageOf: (lead: Lead) => string,
  ): Promise<ExecutiveAnswer> => {
    const lead = await stored(context, id);
    return { message: messageOf(lead), leads: [listedLead(lead)] };
  };

  const note = (context: AgentActionContext, id: string, text: string): Promise<StepDone> =>
    withIdempotency(context.user_id, context.idempotency, async (): Promise<StepDone> => {
      const { user_id, idempotency, language } = context;
      const [lead, { t }] = await Promise.all([stored(context, id), openWords(language)]);
      const subject = text.length > SUBJECT ? `${text.slice(0, SUBJECT - 1)}…` : text;
      const made = createStatusNote({
        id: newId(),
        subject,
        description: text,
        lead_id: id,
        now: clock(),
      });
      const answer: ExecutiveAnswer = {
        message: t('Noted for {name}: {note}', { name: lead.name, note: text }),
        leads: [listedLead(lead)],
      };
      const done: StepDone = { answer, undo: [{ deed: 'delete_note', id: made.id }] };
      const writes = [
        activities.toKeep(user_id, made),
        activities.counter.toAdd(user_id),
        leads.isThere(user_id, id),
      ];
      return createForLead(user_id, activities.counter, () =>
        writer.write(user_id, idempotency, writes, done),
      );
    });

  const tag = async (
    context: AgentActionContext,
    { lead: id, add = [], remove = [] }: Extract<LeadStep, { deed: 'tag_lead' }>,
  ): Promise<StepDone> => {
    const { user_id, idempotency, language } = context;
    const [{ tags: before, updated_at }, { t }] = await Promise.all([
      stored(context, id),
      openWords(language),
    ]);
    const removed = new Set(remove.map((one) => one.toLowerCase()));
    const tags = distinctTags([...before.filter((one) => !removed.has(one.toLowerCase())), ...add]);
    if (tags.length > MAX_LEAD_TAGS)
      throw new CodedError('VALIDATION_FAILED', {
        details: [{ field: 'add', message: 'Leads can have up to 10 tags.' }],
      });
    await sales.change(user_id, id, { tags, updated_at }, idempotency);
    const answer = await answerOf(context, id, ({ name, tags: now }) =>
      now.length > 0
        ? t('The tags of {name} are now: {tags}.', { name, tags: now.join(', ') })
        : t('{name} has no tags now.', { name }),
    );
    const added = tags.filter((one) => !before.includes(one));
    const lost = before.filter((one) => !tags.includes(one));
    const undo: AssistantStep = {
      deed: 'tag_lead',
      lead: id,
      ...(lost.length > 0 && { add: lost }),
      ...(added.length > 0 && { remove: added }),
    };
    return { answer, undo: added.length + lost.length > 0 ? [undo] : [] };
  };

  return async (context: AgentActionContext, step: LeadStep): Promise<StepDone> => {
    const { user_id, idempotency, language } = context;
    const { t } = await openWords(language);
    switch (step.deed) {
      case 'create_lead': {
        const { name, email, company = null, phone = null } = step;
        const { id } = await sales.add(context, { name, email, company, phone, source: 'website' });
        const answer = await answerOf(context, id, (lead) =>
          t('{name} ({email}) is one of your leads, with a score of {score}.', {
            name: lead.name,
            email: lead.email,
            score: lead.score,
          }),
        );
        return { answer, undo: [{ deed: 'delete_lead', lead: id }] };
      }
      case 'delete_lead': {
        const lead = await leads.find(user_id, step.lead);
        await sales.remove(user_id, step.lead, idempotency);
        const message = lead
          ? t('{name} is no longer one of your leads.', { name: lead.name })
          : t('This lead was already deleted.');
        return { answer: { message }, undo: [] };
      }
      case 'set_lead_status': {
        const { status: before } = await stored(context, step.lead);
        const { message } = await updateCrm(context, { leadId: step.lead, status: step.status });
        const answer = await answerOf(context, step.lead, () => message);
        const undo: AssistantStep[] =
          before === step.status ? [] : [{ deed: 'set_lead_status', lead: step.lead, status: before }];
        return { answer, undo };
      }
      case 'tag_lead':
        return tag(context, step);
      case 'note_lead':
        return note(context, step.lead, step.note);
      case 'delete_note': {
        const message = t('The note is deleted.');
        const writes = await activities.toRemove(user_id, step.id);
        await writer.write(user_id, idempotency, writes, { message });
        return { answer: { message }, undo: [] };
      }
      case 'forbid_contact': {
        const before = await stored(context, step.lead);
        const change = { state: 'do_not_contact' as const, reason: step.reason };
        await sales.setContact(user_id, step.lead, change, idempotency);
        const answer = await answerOf(context, step.lead, ({ name }) =>
          t('{name} is marked “do not contact”: no drafts, no follow-ups, no score.', { name }),
        );
        const undo: AssistantStep[] = before.do_not_contact
          ? []
          : [{ deed: 'allow_contact', lead: step.lead, reason: t('Marked by mistake') }];
        return { answer, undo };
      }
      case 'allow_contact': {
        const { do_not_contact } = await stored(context, step.lead);
        const change = { state: 'allowed' as const, reason: step.reason };
        await sales.setContact(user_id, step.lead, change, idempotency);
        const answer = await answerOf(context, step.lead, ({ name }) =>
          t('{name} may be contacted again.', { name }),
        );
        const reason = do_not_contact?.reason;
        const undo: AssistantStep[] = do_not_contact
          ? [{ deed: 'forbid_contact', lead: step.lead, ...(reason && { reason }) }]
          : [];
        return { answer, undo };
      }
    }
  };
};
