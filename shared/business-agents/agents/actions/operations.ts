import type { AgentAction } from '../schema.ts';

export const operationsActions: readonly AgentAction[] = [
  {
    action: 'summarise',
    about:
      'A summary of your records: totals, averages and most frequent values per field, grouped if you like.',
    example: {
      group_by: 'region',
      records: [
        { region: 'North', orders: 12, revenue: 340.5, status: 'open' },
        { region: 'South', orders: 7, revenue: 120.25, status: 'done' },
        { region: 'North', orders: 3, revenue: 80, status: 'done' },
      ],
    },
  },
  {
    action: 'schedule',
    about: 'A schedule for tasks with durations, people and dependencies, within working hours.',
    example: {
      start: '2026-11-23',
      working_hours: { from: '09:00', to: '17:00' },
      tasks: [
        { name: 'Draft', hours: 6, person: 'Ada' },
        { name: 'Review', hours: 2, person: 'Ben', after: ['Draft'] },
        { name: 'Print', hours: 1, person: 'Ada', after: ['Review'], due: '2026-11-25' },
      ],
    },
  },
  {
    action: 'checklist',
    about: 'A checklist from your notes or steps.',
    example: { title: 'Open the stall', notes: '- Unlock the van\n- [x] Buy change\n- Set up the tables' },
  },
  {
    action: 'prioritise',
    about: 'Tasks in order of value: impact times urgency, divided by effort.',
    example: {
      tasks: [
        { name: 'Answer the audit', impact: 5, effort: 3, due: '2026-11-24' },
        { name: 'Tidy the archive', impact: 2, effort: 2 },
        { name: 'Fix the checkout', impact: 5, effort: 2, urgency: 5 },
      ],
    },
  },
  {
    action: 'overdue',
    about: 'Overdue tasks, tasks due today and tasks due soon, by person.',
    example: {
      tasks: [
        { name: 'Send the offer', due: '2026-11-18', person: 'Ada' },
        { name: 'Call the printer', due: '2026-11-27', person: 'Ben' },
        { name: 'Book the room', due: '2026-11-10', done: true },
      ],
    },
  },
];
