import { callRoute } from '../support/feature-handlers.ts';
import { Broken, type Doors, lookAt } from './doors.ts';
import { judge, type Look, type Sent } from './judge.ts';
import type { Trouble, Wire } from './wire.ts';
import { everyPlace, newWorld, type PersonState, type Place, WINDOWS, type World } from './world.ts';
import type { Answered, Write } from './write.ts';
import { writers } from './writers.ts';

/** One thing that a window does: which, whose window, and numbers that choose among what there is. */
export interface Press {
  kind: string;
  who: number;
  window: number;
  n: [number, number, number];
}

/** What happens at one moment. */
export interface Step {
  presses: Press[];
  trouble?: { kind: Trouble; at: number };
  /** Who got no answer asks again with the same key, or never. */
  asksAgain: boolean;
  /** What was answered is sent once more, as a doubtful network does. */
  isRepeated: boolean;
}

type FullAnswer = Awaited<ReturnType<typeof callRoute>>;

/** A 5xx says as little as no answer. */
const answeredOf = ({ status, body }: FullAnswer): Answered | undefined => {
  if (status >= 500) return undefined;
  return status < 400 ? { status } : { status, code: body.code };
};

export interface Stage extends Doors {
  wire: Wire;
  /** Keys of everybody's photos. */
  photos: readonly (readonly string[])[];
  /** What follows from a change between people: as the stream and its queue would do it. */
  follow: () => Promise<void>;
  /** As two minutes later: what crashes left aside is given back. */
  waitForHolds: (account: string) => Promise<void>;
  /** Rows that no door shows must be the model's, too. */
  checkRows: (world: World) => Promise<void>;
}

/** Carries steps out against the product and the model side by side. */
export const createPlayer = (stage: Stage) => {
  let world: World = newWorld();
  let presses = 0;
  const windows: PersonState[][] = world.people.map((person) =>
    Array.from({ length: WINDOWS }, () => structuredClone(person)),
  );
  const driven = new Set<string>();

  const send = ({ who, request }: Write, key: string): Promise<FullAnswer> =>
    callRoute(stage.accounts[who]!, { ...request, key });

  const writeFor = ({ kind, who, window, n }: Press): Write | undefined => {
    const { accounts, days, photos } = stage;
    const seen = windows[who]![window]!;
    return writers[kind]!({
      world,
      who,
      seen,
      accounts,
      days,
      photos: photos[who]!,
      n,
      tag: `${(presses += 1)}`,
    });
  };

  /** Sent once more with nothing in the way. A 4xx is the same as none: it left nothing. */
  const again = async (write: Write, key: string): Promise<FullAnswer> => {
    const answer = await send(write, key);
    if (answer.status >= 500)
      throw new Broken(`${write.request.routeKey} answers ${answer.status} with nothing in its way`);
    return answer;
  };

  const lookAll = async (places: readonly Place[]): Promise<Look[]> => {
    const distinct = new Map(places.map((place) => [`${place.who} ${place.slice}`, place]));
    return Promise.all(
      [...distinct.values()].map(async (place) => ({ place, shown: await lookAt(place, stage) })),
    );
  };

  /** Its looks become the windows'. */
  const show = ({ who, window }: Press, looks: readonly Look[]): void => {
    for (const { place, shown } of looks)
      if (place.who === who) Object.assign(windows[who]![window]!, { [place.slice]: structuredClone(shown) });
  };

  const settle = (sent: readonly Sent[], looks: readonly Look[]): void => {
    const verdict = judge(world, sent, looks);
    if ('why' in verdict) throw new Broken(verdict.why);
    ({ world } = verdict);
  };

  return {
    /** Routes that were written by. */
    driven,

    /** @throws Broken where nothing of the model explains what is there */
    play: async ({ presses: wanted, trouble, asksAgain, isRepeated }: Step): Promise<void> => {
      const looking = wanted.find(({ kind }) => kind === 'look');
      if (looking) {
        windows[looking.who]![looking.window] = structuredClone(world.people[looking.who]!);
        return;
      }
      const pressed = wanted.flatMap((press) => {
        const write = writeFor(press);
        return write ? [{ press, write, key: `press-${crypto.randomUUID()}` }] : [];
      });
      const hasDied = stage.wire.begin(trouble?.kind, trouble?.at ?? 0);
      const answers = await Promise.all(pressed.map(({ write, key }) => send(write, key)));
      const isLost = hasDied();
      stage.wire.begin(undefined, 0);

      const sent: Sent[] = [];
      for (const [at, { write, key }] of pressed.entries()) {
        driven.add(write.request.routeKey);
        const full = answers[at]!;
        if (!trouble && (full.status === 500 || (wanted.length === 1 && full.status > 500)))
          throw new Broken(`${write.request.routeKey} answers ${full.status} with nothing in its way`);
        let answer = isLost ? undefined : answeredOf(full);
        if (!answer && write.isPaid) await stage.waitForHolds(stage.accounts[write.who]!);
        if (!answer && (asksAgain || write.isInParts)) answer = answeredOf(await again(write, key));
        else if (answer && answer.code === undefined && isRepeated) {
          const repeated = await again(write, key);
          if (repeated.status !== full.status)
            throw new Broken(`a repeated press is answered ${repeated.status}`);
          if (!write.isToldAnew && JSON.stringify(repeated.body) !== JSON.stringify(full.body))
            throw new Broken(`a repeated ${write.request.routeKey} is answered otherwise`);
        }
        sent.push({ write, ...(answer && { answer }) });
      }
      const places = pressed.flatMap(({ write }) => write.places);
      if (places.some(({ slice }) => slice === 'bonds' || slice === 'feed')) await stage.follow();
      const looks = await lookAll(places);
      settle(sent, looks);
      for (const { press } of pressed) show(press, looks);
    },

    /** What all doors show of everybody must be what the model holds. */
    checkAll: async (): Promise<void> => {
      stage.wire.begin(undefined, 0);
      for (const account of stage.accounts) await stage.waitForHolds(account);
      settle([], await lookAll(everyPlace()));
      await stage.checkRows(world);
    },

    /** Takes over what somebody new is shown. */
    begin: async (): Promise<void> => {
      stage.wire.begin(undefined, 0);
      for (const { place, shown } of await lookAll(everyPlace()))
        Object.assign(world.people[place.who]!, { [place.slice]: shown });
      world.people.forEach((person, who) =>
        windows[who]!.forEach((_window, at) => void (windows[who]![at] = structuredClone(person))),
      );
    },
  };
};
