import { feedOf, NEW, PEOPLE, type Place, type SharedMeal, type World } from '../world.ts';
import { chosen, done, type Occasion, refused, type Writer, writeOf } from '../write.ts';

const feeds: Place[] = Array.from({ length: PEOPLE }, (_none, who) => ({ who, slice: 'feed' }));

/** Below the hourly limit of shared meals. */
const ENOUGH = 20;

/** The daily limit of one meal. */
const MAX_SHARES = 3;

const share: Writer = ({ who, seen, world: known, n, tag }) => {
  const entry = chosen(seen.diary.entries, n[0])?.id;
  if (entry === undefined || known.meals.filter(({ owner }) => owner === who).length >= ENOUGH)
    return undefined;
  const audience = n[1] % 2 === 0 ? 'everyone' : 'friends';
  const caption = `Caption ${tag}`;
  return writeOf(
    who,
    'POST /api/shared-meals',
    {},
    { food_entry_id: entry, caption, audience },
    {
      places: feeds,
      run: (world) => {
        // The third user's plan does not include sharing with everyone.
        if (who === 2 && audience === 'everyone') return refused(403, 'TIER_REQUIRED');
        if (!world.people[who]!.diary.entries.some(({ id }) => id === entry))
          return refused(404, 'FOOD_ENTRY_NOT_FOUND');
        if (world.meals.some((meal) => meal.owner === who && meal.entry === entry))
          return refused(409, 'MEAL_ALREADY_SHARED');
        const times = (world.shares[entry] ?? 0) + 1;
        if (times > MAX_SHARES) return refused(429, 'SHARED_TOO_OFTEN');
        world.shares[entry] = times;
        world.meals.push({ id: NEW, caption, owner: who, entry, audience, likes: [], reportedBy: [] });
        return done(201);
      },
    },
  );
};

const mealOf = (world: World, id: string): SharedMeal | undefined =>
  world.meals.find((meal) => meal.id === id);

const unshare: Writer = ({ who, world: known, n }) => {
  const id = chosen(known.meals, n[0])?.id;
  if (id === undefined) return undefined;
  return writeOf(who, 'DELETE /api/shared-meals/{id}', { id }, undefined, {
    places: feeds,
    run: (world) => {
      if (mealOf(world, id)?.owner === who) world.meals = world.meals.filter((meal) => meal.id !== id);
      return done(204);
    },
  });
};

/** Returns a meal of a feed that may no longer be visible. */
const ofFeed = ({ seen, n }: Occasion): string | undefined => chosen(seen.feed, n[0])?.id;

const isSeen = (world: World, who: number, id: string): boolean =>
  feedOf(world, who).some((meal) => meal.id === id);

const like: Writer = (occasion) => {
  const { who } = occasion;
  const id = ofFeed(occasion);
  if (id === undefined) return undefined;
  return writeOf(who, 'POST /api/shared-meals/{id}/like', { id }, undefined, {
    places: feeds,
    run: (world) => {
      if (!isSeen(world, who, id)) return refused(404, 'SHARED_MEAL_NOT_FOUND');
      const meal = mealOf(world, id)!;
      meal.likes = meal.likes.includes(who)
        ? meal.likes.filter((each) => each !== who)
        : [...meal.likes, who];
      return done(200);
    },
  });
};

const report: Writer = (occasion) => {
  const { who } = occasion;
  const id = ofFeed(occasion);
  if (id === undefined) return undefined;
  return writeOf(
    who,
    'POST /api/shared-meals/{id}/report',
    { id },
    { reason: 'spam' },
    {
      places: feeds,
      run: (world) => {
        const meal = mealOf(world, id);
        const unseen = refused(404, 'SHARED_MEAL_NOT_FOUND');
        if (meal?.reportedBy.includes(who)) return { ...unseen, or: done(204) };
        if (!meal || meal.owner === who || !isSeen(world, who, id)) return unseen;
        meal.reportedBy.push(who);
        return done(204);
      },
    },
  );
};

export const mealWrites = { share, unshare, like, report };
