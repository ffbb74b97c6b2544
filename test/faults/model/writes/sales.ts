import { agentWrite, type Effect, noLead, placesOf } from './agent-writes.ts';
import { chosen, done, type Occasion, refused, type Write, type Writer, writeOf } from '../write.ts';
import { NEW, type PersonState, type Slice } from '../world.ts';

/** If a model may be asked, it fails: the rules answer, and held credits are released. */
const sdr = ({ who }: Occasion, body: object, slices: Slice[], run: Effect): Write =>
  agentWrite(who, 'sdr-agent', body, ['credits', ...slices], run);

/** Few different emails, so that they repeat. */
const emailOf = (number: number): string => `lead${number % 6}@firm.example`;

const qualify: Writer = (occasion) => {
  const email = emailOf(occasion.n[0]);
  const leadData = { name: `Lead ${occasion.tag}`, email };
  return sdr(occasion, { action: 'qualify_lead', leadData }, ['leads'], ({ leads }) => {
    if (leads.some((lead) => lead.email === email)) return refused(409, 'LEAD_EXISTS');
    leads.push({ id: NEW, email, status: 'new', messages: 0 });
    return done(200);
  });
};

const importLeads: Writer = ({ who, n, tag }) => {
  const emails = [...new Set([emailOf(n[0]), emailOf(n[1])])];
  const leads = emails.map((email) => ({ name: `Lead ${tag}`, email }));
  return writeOf(
    who,
    'POST /api/leads/import',
    {},
    { leads },
    {
      places: placesOf(who, 'leads'),
      run: (world) => {
        const known = world.people[who]!.leads;
        for (const email of emails)
          if (!known.some((lead) => lead.email === email))
            known.push({ id: NEW, email, status: 'new', messages: 0 });
        return done(200);
      },
    },
  );
};

/** Removes one follow-up, if several are new and have no ID yet. */
const dropFollowUp = ({ events }: PersonState, id: string): void => {
  const at = events.findIndex(
    (event) => event.id === id && event.event_type === 'follow_up' && event.status === 'pending',
  );
  if (at >= 0) events.splice(at, 1);
};

const removeLead: Writer = ({ who, seen, n }) => {
  const id = chosen(seen.leads, n[0])?.id;
  if (id === undefined) return undefined;
  return writeOf(who, 'DELETE /api/leads/{id}', { id }, undefined, {
    places: placesOf(who, 'leads', 'tasks', 'events'),
    // The lead is deleted first, then its other rows.
    isInParts: true,
    run: (world) => {
      const person = world.people[who]!;
      person.leads = person.leads.filter((lead) => lead.id !== id);
      for (const { lead_id, event_id } of person.tasks) if (lead_id === id) dropFollowUp(person, event_id);
      person.tasks = person.tasks.filter((task) => task.lead_id !== id);
      return done(204);
    },
  });
};

const ofLead = (
  occasion: Occasion,
  body: object,
  slices: Slice[],
  run: (person: PersonState, id: string) => void,
): Write | undefined => {
  const leadId = chosen(occasion.seen.leads, occasion.n[0])?.id;
  if (leadId === undefined) return undefined;
  return sdr(occasion, { ...body, leadId }, slices, (person) => {
    if (!person.leads.some(({ id }) => id === leadId)) return noLead;
    run(person, leadId);
    return done(200);
  });
};

const answerLead: Writer = (occasion) =>
  ofLead(
    occasion,
    { action: 'generate_response', message: 'How much is it?' },
    ['leads'],
    ({ leads }, id) => {
      for (const lead of leads) if (lead.id === id) lead.messages += 1;
    },
  );

const scoreLead: Writer = (occasion) =>
  ofLead(occasion, { action: 'score_lead' }, ['leads'], () => undefined);

/** Plans a follow-up. A pending one with a valid event is returned; without one, the latest is rescheduled. */
const followUp: Writer = (occasion) =>
  ofLead(occasion, { action: 'schedule_follow_up' }, ['tasks', 'events'], ({ tasks, events }, lead_id) => {
    const pending = tasks.filter((task) => task.lead_id === lead_id && task.status === 'pending');
    const hasTime = (eventId: string): boolean =>
      events.some(({ id, status }) => id === eventId && status !== 'cancelled');
    if (pending.some(({ event_id }) => hasTime(event_id))) return;
    const last = pending.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0];
    if (last) last.event_id = NEW;
    else tasks.push({ id: NEW, lead_id, status: 'pending', event_id: NEW });
    events.push({ id: NEW, event_type: 'follow_up', status: 'pending' });
  });

const setTask: Writer = ({ who, seen, world: known, n }) => {
  const id = (chosen(seen.tasks, n[0]) ?? chosen(known.people[who]!.tasks, n[0]))?.id;
  if (id === undefined) return undefined;
  const status = n[1] % 3 === 0 ? 'pending' : 'completed';
  return writeOf(
    who,
    'PATCH /api/sdr-tasks/{id}',
    { id },
    { status },
    {
      places: placesOf(who, 'tasks'),
      run: (world) => {
        const task = world.people[who]!.tasks.find((each) => each.id === id);
        if (!task) return refused(404, 'SDR_TASK_NOT_FOUND');
        task.status = status;
        return done(200);
      },
    },
  );
};

export const salesWrites = { qualify, importLeads, removeLead, answerLead, scoreLead, followUp, setTask };
