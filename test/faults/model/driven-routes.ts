import { newWorld, type PersonState } from './world.ts';
import { writers } from './writers.ts';

/** A user with one item of everything, so that every action is possible. */
const personOfEverything: PersonState = {
  ...newWorld().people[0]!,
  diary: {
    entries: [
      {
        id: 'E',
        food_name: 'Food',
        calories: 1,
        protein: null,
        meal_type: 'snack',
        local_date: '2026-11-20',
        logged_at: '2026-11-20T10:00:00.000Z',
        version: 1,
      },
    ],
    water: {},
  },
  saved: [{ id: 'S', name: 'Meal', portions: 1, version: 1 }],
  plan: { version: 1, meals: [{ id: 'planned-1', name: 'Meal', calories: 1, logged_entry_id: null }] },
  imports: [{ id: 'I', logged: 1 }],
  feed: [{ id: 'M', caption: '', food_name: 'Food', calories: 1, likes: 0, liked: false }],
  leads: [{ id: 'L', email: 'lead@firm.example', status: 'new', messages: 0 }],
  tasks: [{ id: 'T', lead_id: 'L', status: 'pending', event_id: 'V' }],
  events: [{ id: 'V', event_type: 'demo', status: 'pending' }],
  activities: [{ id: 'A', activity_type: 'call', status: 'pending' }],
  documents: [{ id: 'D', title: 'Document', version: 1 }],
  templates: [{ id: 'P', name: 'Template' }],
  tokens: [{ id: 'K', name: 'Token' }],
};

/** Returns the routes that the model's clients write through if there is one item of everything. */
export const drivenRoutes = (): Set<string> => {
  const world = newWorld();
  world.people[0] = personOfEverything;
  world.meals.push({
    id: 'M',
    caption: '',
    owner: 0,
    entry: 'E',
    audience: 'friends',
    likes: [],
    reportedBy: [],
  });
  const writes = Object.values(writers).map((write) =>
    write({
      world,
      who: 0,
      seen: personOfEverything,
      accounts: ['a', 'b', 'c'],
      days: ['2026-11-20', '2026-11-21'],
      photos: ['photos/P'],
      n: [0, 0, 0],
      tag: '1',
    }),
  );
  return new Set(writes.flatMap((write) => write?.request.routeKey ?? []));
};
