import { agentEngines } from '#shared/business-agents/agents/engine.ts';
import { leadSources, leadStatuses, type ScoreReason } from '#shared/business-agents/sdr/schema.ts';
import type { ContactAllowed, ContactHold, DoNotContact } from '#shared/business-agents/sdr/contact-state.ts';
import {
  choice,
  json,
  number,
  optionalChoice,
  optionalJson,
  optionalJsonList,
  optionalText,
  text,
  textKey,
} from '../../../platform/table/attributes.ts';
import { defineEntity, defineUserEntity } from '../../../platform/table/define-entity.ts';
import { userPartition } from '../../../platform/table/user-key.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import type { StoredTask } from '../tasks/stored-task.ts';

/** A canceled follow-up as it was stored, so that it can be restored. */
export interface StoppedFollowUp {
  task: StoredTask;
  /** Missing if the user had changed or deleted it. */
  event?: StoredEvent;
}

/** Key prefix of leads. */
export const LEADS = 'lead#';

/** Returns the key of a lead. */
export const leadKey = (userId: string, id: string) => ({ pk: userPartition(userId), sk: `${LEADS}${id}` });

/** Returns the key of the row that reserves a lead's email. */
export const leadEmailKey = (userId: string, email: string) => ({
  pk: userPartition(userId),
  sk: `lead-email#${email}`,
});

/** A lead in a user's sales workspace. */
export const createLeadEntity = defineEntity(
  'lead',
  {
    user_id: textKey,
    id: textKey,
    name: text,
    email: text,
    company: optionalText,
    phone: optionalText,
    source: optionalChoice(leadSources),
    status: choice(leadStatuses),
    job_title: optionalText,
    notes: optionalText,
    last_contact_on: optionalText,
    /** Missing for a lead from before tags were stored. */
    tags: optionalJson<string[]>(),
    score: number,
    score_reasons: json<ScoreReason[]>(),
    scored_by: choice(agentEngines),
    do_not_contact: optionalJson<DoNotContact>(),
    hold: optionalJson<ContactHold>(),
    contact_allowed: optionalJson<ContactAllowed>(),
    /** The latest planned task, so that two concurrent requests plan only one. */
    follow_up_id: optionalText,
    /** Follow-ups that were canceled because the lead must not be contacted. */
    stopped_follow_ups: optionalJsonList<StoppedFollowUp>(),
    /** The import that created the lead. */
    import_id: optionalText,
    created_at: text,
    updated_at: text,
  },
  ({ user_id, id }) => leadKey(user_id, id),
);

/** Reserves an email for one lead of a workspace, so that concurrent requests cannot create a second one. */
export const createLeadEmailEntity = defineEntity(
  'lead_email',
  {
    user_id: textKey,
    /** In lower case. */
    email: textKey,
    lead_id: text,
  },
  ({ user_id, email }) => leadEmailKey(user_id, email),
);

/** Number of a user's leads, which limits concurrent creations. */
export const createLeadCountEntity = defineUserEntity(
  'lead_count',
  {
    leads: number,
  },
  () => 'account#leads',
);
