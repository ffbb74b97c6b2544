import { leadsNamed } from '../find-leads.ts';
import { isOpen, localStart, todayOf, type Workspace } from '../workspace.ts';
import { localDateOf } from '#shared/time/local-date.ts';

/** Maximum number of rows of each kind. */
const MAX = { leads: 100, events: 60, tasks: 60, documents: 40 };

/** Returns what a model sees of the workspace: no email addresses, phone numbers or texts of messages. */
export const workspaceForModel = (text: string, workspace: Workspace) => {
  const { now, zone, leads, blocked, events, tasks, documents } = workspace;
  const named = new Set(leadsNamed(text, leads).map(({ id }) => id));
  const today = todayOf(workspace);
  return {
    now: localStart({ start_time: now.toISOString() }, zone),
    time_zone: zone,
    leads: leads
      .toSorted((one, other) => Number(named.has(other.id)) - Number(named.has(one.id)))
      .slice(0, MAX.leads)
      .map(({ id, name, company, status }) => ({
        id,
        name,
        company,
        status,
        ...(blocked.has(id) && { do_not_contact: true }),
      })),
    events: events
      .filter((event) => localStart(event, zone) >= today)
      .slice(0, MAX.events)
      .map((event) => ({
        id: event.id,
        title: event.title,
        start: localStart(event, zone),
        minutes: event.duration,
        lead: event.lead_id,
      })),
    tasks: tasks
      .filter(isOpen)
      .slice(0, MAX.tasks)
      .map(({ id, subject, due_date, priority, lead_id }) => ({
        id,
        subject,
        due: due_date && localDateOf(new Date(due_date), zone),
        priority,
        lead: lead_id,
      })),
    documents: documents.slice(0, MAX.documents).map(({ id, title, document_type, status, version }) => ({
      id,
      title,
      document_type,
      status,
      version,
    })),
  };
};
