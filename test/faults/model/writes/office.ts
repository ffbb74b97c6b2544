import { agentWrite, type Effect, noLead, placesOf } from './agent-writes.ts';
import { chosen, done, type Occasion, refused, type Write, type Writer, writeOf } from '../write.ts';
import { NEW, type Slice } from '../world.ts';

const assistant = ({ who }: Occasion, action: string, data: object, slices: Slice[], run: Effect): Write =>
  agentWrite(who, 'executive-assistant', { action, data }, slices, run);

const schedule: Writer = (occasion) =>
  assistant(occasion, 'schedule_meeting', { title: `Event ${occasion.tag}` }, ['events'], ({ events }) => {
    events.push({ id: NEW, event_type: 'sales_call', status: 'pending' });
    return done(200);
  });

const cancelEvent: Writer = (occasion) => {
  const eventId = chosen(occasion.seen.events, occasion.n[0])?.id;
  if (eventId === undefined) return undefined;
  return assistant(occasion, 'update_crm', { eventId, status: 'cancelled' }, ['events'], ({ events }) => {
    const event = events.find(({ id }) => id === eventId);
    if (!event) return refused(404, 'EVENT_NOT_FOUND');
    event.status = 'cancelled';
    return done(200);
  });
};

const removeEvent: Writer = ({ who, seen, n }) => {
  const id = chosen(seen.events, n[0])?.id;
  if (id === undefined) return undefined;
  return writeOf(who, 'DELETE /api/calendar-events/{id}', { id }, undefined, {
    places: placesOf(who, 'events'),
    run: (world) => {
      const person = world.people[who]!;
      person.events = person.events.filter((event) => event.id !== id);
      return done(204);
    },
  });
};

const createTask: Writer = (occasion) =>
  assistant(
    occasion,
    'create_task',
    { subject: `Task ${occasion.tag}` },
    ['activities'],
    ({ activities }) => {
      activities.push({ id: NEW, activity_type: 'follow_up', status: 'pending' });
      return done(200);
    },
  );

const finishTask: Writer = (occasion) => {
  const activityId = chosen(occasion.seen.activities, occasion.n[0])?.id;
  if (activityId === undefined) return undefined;
  const data = { activityId, status: 'in_progress' };
  return assistant(occasion, 'update_crm', data, ['activities'], ({ activities }) => {
    const task = activities.find(({ id }) => id === activityId);
    if (!task) return refused(404, 'ACTIVITY_NOT_FOUND');
    task.status = 'in_progress';
    return done(200);
  });
};

/** Changes are noted. */
const setLead: Writer = (occasion) => {
  const leadId = chosen(occasion.seen.leads, occasion.n[0])?.id;
  if (leadId === undefined) return undefined;
  const status = chosen(['contacted', 'qualified', 'lost'], occasion.n[1])!;
  return assistant(
    occasion,
    'update_crm',
    { leadId, status },
    ['leads', 'activities'],
    ({ leads, activities }) => {
      const lead = leads.find(({ id }) => id === leadId);
      if (!lead) return noLead;
      if (lead.status !== status) activities.push({ id: NEW, activity_type: 'note', status: 'completed' });
      lead.status = status;
      return done(200);
    },
  );
};

const createDocument: Writer = (occasion) => {
  const title = `Document ${occasion.tag}`;
  return assistant(
    occasion,
    'create_document',
    { title, content: 'Words' },
    ['documents'],
    ({ documents }) => {
      documents.push({ id: NEW, title, version: 1 });
      return done(200);
    },
  );
};

export const officeWrites = {
  schedule,
  cancelEvent,
  removeEvent,
  createTask,
  finishTask,
  setLead,
  createDocument,
};
