import { type Answered, chosen, done, type Occasion, refused, type Writer, writeOf } from '../write.ts';

/** Creates writes that delete an item of a list. `missing` is the rejection if it is already gone. */
export const removeFrom =
  (slice: 'saved' | 'documents' | 'templates' | 'tokens', routeKey: string, missing?: Answered): Writer =>
  ({ who, seen, n }) => {
    const id = chosen<{ id: string }>(seen[slice], n[0])?.id;
    if (id === undefined) return undefined;
    return writeOf(who, routeKey, { id }, undefined, {
      places: [{ who, slice }],
      run: (world) => {
        const person = world.people[who]!;
        const isMissing = !person[slice].some((each) => each.id === id);
        if (missing && isMissing) return missing;
        Object.assign(person, { [slice]: person[slice].filter((each) => each.id !== id) });
        return done(204);
      },
    });
  };

/** Creates writes that change an item of a list whose version must still be the one that the tab shows. */
export const changeIn =
  (
    slice: 'saved' | 'documents',
    routeKey: string,
    [missing, conflict]: [string, string],
    requestOf: (occasion: Occasion) => { body: object; change: object },
  ): Writer =>
  (occasion) => {
    const { who, seen, n } = occasion;
    const item = chosen<{ id: string; version: number }>(seen[slice], n[0]);
    if (!item) return undefined;
    const { id, version } = item;
    const { body, change } = requestOf(occasion);
    return writeOf(
      who,
      routeKey,
      { id },
      { ...body, version },
      {
        places: [{ who, slice }],
        run: (world) => {
          const stored = world.people[who]![slice].find((each) => each.id === id);
          if (!stored) return refused(404, missing);
          if (stored.version !== version) return refused(409, conflict);
          Object.assign(stored, { ...change, version: version + 1 });
          return done(200);
        },
      },
    );
  };
