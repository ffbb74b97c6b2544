/** Number of users per run, and of their tabs. */
export const PEOPLE = 3;
export const WINDOWS = 2;

/** Placeholder for an ID chosen by the product. */
export const NEW = '*';

export interface ModelEntry {
  id: string;
  food_name: string;
  calories: number;
  protein: number | null;
  meal_type: string;
  local_date: string;
  logged_at: string;
  version: number;
}

/** A relation to another user, seen from one side. */
export interface Bond {
  status: 'none' | 'asked' | 'pending' | 'accepted';
  blocked: boolean;
}

/** A meal of a user's feed. */
export interface FedMeal {
  id: string;
  caption: string;
  food_name: string;
  calories: number;
  likes: number;
  liked: boolean;
}

/** Everything the API shows of a user. Lists are unordered. */
export interface PersonState {
  diary: { entries: ModelEntry[]; water: Record<string, number> };
  weights: { days: { date: string; weight: number }[]; ofProfile: number | null };
  profile: { full_name: string | null; goal: number | null };
  starred: string[];
  saved: { id: string; name: string; portions: number; version: number }[];
  plan: {
    version: number;
    meals: { id: string; name: string; calories: number; logged_entry_id: string | null }[];
  };
  imports: { id: string; logged: number }[];
  credits: { total: number };
  chat: { messages: number };
  corrections: string[];
  bonds: Record<number, Bond>;
  feed: FedMeal[];
  leads: { id: string; email: string; status: string; messages: number }[];
  tasks: { id: string; lead_id: string; status: string; event_id: string }[];
  events: { id: string; event_type: string; status: string }[];
  activities: { id: string; activity_type: string; status: string }[];
  documents: { id: string; title: string; version: number }[];
  templates: { id: string; name: string }[];
  reminders: string[];
  /** IDs. */
  devices: string[];
  tokens: { id: string; name: string }[];
  exports: { id: string }[];
}

export type Slice = keyof PersonState;
/** A part of a user's state. */
export interface Place {
  who: number;
  slice: Slice;
}

/** A shared meal with its likes and reports. In the model its caption is its ID. */
export interface SharedMeal {
  id: string;
  caption: string;
  owner: number;
  entry: string;
  audience: 'friends' | 'everyone';
  likes: number[];
  reportedBy: number[];
}

/** The reference model: what the API must show to each user, and what they share. */
export interface World {
  people: PersonState[];
  meals: SharedMeal[];
  /** How often each entry was shared; a run of the model takes less than a day. */
  shares: Record<string, number>;
  /** Lines logged by imports, by user. */
  lines: Record<number, { number: number; of: string; entry: string }[]>;
}

const nobody = (who: number): PersonState => ({
  diary: { entries: [], water: {} },
  weights: { days: [], ofProfile: null },
  profile: { full_name: null, goal: null },
  starred: [],
  saved: [],
  plan: { version: 0, meals: [] },
  imports: [],
  credits: { total: 0 },
  chat: { messages: 0 },
  corrections: [],
  bonds: Object.fromEntries(
    Array.from({ length: PEOPLE }, (_none, other) => other)
      .filter((other) => other !== who)
      .map((other) => [other, { status: 'none', blocked: false } as const]),
  ),
  feed: [],
  leads: [],
  tasks: [],
  events: [],
  activities: [],
  documents: [],
  templates: [],
  reminders: [],
  devices: [],
  tokens: [],
  exports: [],
});

export const newWorld = (): World => ({
  people: Array.from({ length: PEOPLE }, (_none, who) => nobody(who)),
  meals: [],
  shares: {},
  lines: {},
});

/** Returns the shared meals that a user sees, according to decision D28. */
export const feedOf = ({ people, meals }: World, who: number): FedMeal[] =>
  meals.flatMap(({ id, caption, owner, entry, audience, likes, reportedBy }) => {
    const stands = people[owner]!.diary.entries.find((each) => each.id === entry);
    if (!stands || reportedBy.includes(who)) return [];
    if (owner !== who) {
      const bond = people[who]!.bonds[owner]!;
      if (bond.blocked || people[owner]!.bonds[who]!.blocked) return [];
      if (audience === 'friends' && bond.status !== 'accepted') return [];
    }
    const { food_name, calories } = stands;
    return [{ id, caption, food_name, calories, likes: likes.length, liked: likes.includes(who) }];
  });

/** A planned meal whose entry was deleted is not shown as logged. */
const planOf = ({ plan, diary }: PersonState): PersonState['plan'] => ({
  ...plan,
  meals: plan.meals.map((meal) =>
    meal.logged_entry_id === null || diary.entries.some(({ id }) => id === meal.logged_entry_id)
      ? meal
      : { ...meal, logged_entry_id: null },
  ),
});

/** Returns what the API must show according to the model. */
export const shownIn = (world: World, { who, slice }: Place): unknown => {
  const person = world.people[who]!;
  if (slice === 'feed') return feedOf(world, who);
  if (slice === 'plan') return planOf(person);
  if (slice === 'tasks') return person.tasks.filter(({ status }) => status === 'pending');
  return person[slice];
};

/** Returns all parts of all users' states. */
export const everyPlace = (): Place[] =>
  newWorld().people.flatMap((person, who) =>
    (Object.keys(person) as Slice[]).map((slice) => ({ who, slice })),
  );
