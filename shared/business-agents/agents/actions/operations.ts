import type { AgentAction } from '../schema.ts';

export const operationsActions: readonly AgentAction[] = [
  {
    action: 'summarise',
    about:
      'What stands in a list of records: sums, averages and most frequent texts of each field, in groups if you like.',
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
    about: 'A plan for tasks with hours, people and what must be done before, within working hours.',
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
    about: 'A checklist to tick off, made from notes or steps.',
    example: { title: 'Open the stall', notes: '- Unlock the van\n- [x] Buy change\n- Set up the tables' },
  },
  {
    action: 'prioritise',
    about: 'Tasks in the order that pays most: impact times urgency, divided by effort.',
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
    about: 'What is late, due today and due soon, and with whom.',
    example: {
      tasks: [
        { name: 'Send the offer', due: '2026-11-18', person: 'Ada' },
        { name: 'Call the printer', due: '2026-11-27', person: 'Ben' },
        { name: 'Book the room', due: '2026-11-10', done: true },
      ],
    },
  },
];
