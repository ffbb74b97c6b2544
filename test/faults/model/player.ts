import { callRoute } from '../support/feature-handlers.ts';
import { Broken, type Doors, lookAt } from './doors.ts';
import { judge, type Look, type Sent } from './judge.ts';
import type { Trouble, Wire } from './wire.ts';
import { everyPlace, newWorld, type PersonState, type Place, WINDOWS, type World } from './world.ts';
import type { Answered, Write } from './write.ts';
import { writers } from './writers.ts';

/** One action of a client: its kind, user and tab, and numbers that select from the existing items. */
export interface Press {
  kind: string;
  who: number;
  window: number;
  n: [number, number, number];
}

/** The actions of one moment. */
export interface Step {
  presses: Press[];
  trouble?: { kind: Trouble; at: number };
  /** Whether a client without a response retries with the same key. */
  asksAgain: boolean;
  /** Whether an answered request is sent once more, as after a network error. */
  isRepeated: boolean;
}

type FullAnswer = Awaited<ReturnType<typeof callRoute>>;

/** A 5xx counts like no response. */
const answeredOf = ({ status, body }: FullAnswer): Answered | undefined => {
  if (status >= 500) return undefined;
  return status < 400 ? { status } : { status, code: body.code };
};

export interface Stage extends Doors {
  wire: Wire;
  /** Keys of all users' photos. */
  photos: readonly (readonly string[])[];
  /** Runs the jobs that follow from changes between users, like the stream and its queue. */
  follow: () => Promise<void>;
  /** Releases holds left by crashes, as two minutes later. */
  waitForHolds: (account: string) => Promise<void>;
  /** Checks that rows not shown by the API also match the model. */
  checkRows: (world: World) => Promise<void>;
}

/** Runs steps against the product and the model in parallel. */
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

  /** Sends a request once more without a fault. A 4xx counts like no response: it changed nothing. */
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

  /** Stores what a tab shows. */
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
    /** Routes used so far. */
    driven,

    /** @throws Broken if the model cannot explain the state */
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
          const mayDiffer = write.returnsNewValue || (write.returnsCurrentRow && pressed.length > 1);
          if (!mayDiffer && JSON.stringify(repeated.body) !== JSON.stringify(full.body))
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

    /** Checks that everything the API shows of all users matches the model. */
    checkAll: async (): Promise<void> => {
      stage.wire.begin(undefined, 0);
      for (const account of stage.accounts) await stage.waitForHolds(account);
      settle([], await lookAll(everyPlace()));
      await stage.checkRows(world);
    },

    /** Takes over what a new user is shown. */
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
