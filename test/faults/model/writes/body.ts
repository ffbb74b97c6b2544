import { chosen, done, type Writer, writeOf } from '../write.ts';
import type { World } from '../world.ts';

/** The profile shows the newest weight; without any it keeps the last. */
const showNewest = (world: World, who: number): void => {
  const { weights } = world.people[who]!;
  const [newest] = weights.days.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  if (newest) weights.ofProfile = newest.weight;
};

const weigh: Writer = ({ who, days, n }) => {
  const date = chosen(days, n[0])!;
  const weight = 40 + n[1] / 10;
  return writeOf(
    who,
    'PUT /api/weights/{date}',
    { date },
    { weight, time_zone: 'UTC' },
    {
      places: [{ who, slice: 'weights' }],
      run: (world) => {
        const { weights } = world.people[who]!;
        weights.days = [...weights.days.filter((day) => day.date !== date), { date, weight }];
        showNewest(world, who);
        return done(200);
      },
    },
  );
};

const forgetWeight: Writer = ({ who, days, n }) => {
  const date = chosen(days, n[0])!;
  return writeOf(who, 'DELETE /api/weights/{date}', { date }, undefined, {
    places: [{ who, slice: 'weights' }],
    run: (world) => {
      const { weights } = world.people[who]!;
      weights.days = weights.days.filter((day) => day.date !== date);
      showNewest(world, who);
      return done(204);
    },
  });
};

const setName: Writer = ({ who, tag }) => {
  const full_name = `Person ${tag}`;
  return writeOf(
    who,
    'PUT /api/profile',
    {},
    { full_name },
    {
      places: [{ who, slice: 'profile' }],
      returnsCurrentRow: true,
      run: (world) => {
        world.people[who]!.profile.full_name = full_name;
        return done(200);
      },
    },
  );
};

const setGoal: Writer = ({ who, n }) => {
  const goal = 1_000 + n[0];
  return writeOf(
    who,
    'PUT /api/profile',
    {},
    { daily_calorie_goal: goal },
    {
      places: [{ who, slice: 'profile' }],
      returnsCurrentRow: true,
      run: (world) => {
        world.people[who]!.profile.goal = goal;
        return done(200);
      },
    },
  );
};

export const bodyWrites = { weigh, forgetWeight, setName, setGoal };
