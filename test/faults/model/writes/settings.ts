import { createECDH, createHash } from 'node:crypto';
import { removeFrom } from './list-writes.ts';
import { done, refused, writeOf, type Writer } from '../write.ts';
import { NEW } from '../world.ts';

const remind: Writer = ({ who, n }) => {
  const time = `${String(n[0] % 24).padStart(2, '0')}:15`;
  const body = { reminders: [{ time, meal_type: 'lunch', weekdays: [1, 4] }], time_zone: 'UTC' };
  return writeOf(who, 'PUT /api/reminders', {}, body, {
    places: [{ who, slice: 'reminders' }],
    run: (world) => {
      world.people[who]!.reminders = [time];
      return done(200);
    },
  });
};

const browser = createECDH('prime256v1');
const p256dh = browser.generateKeys().toString('base64url');
const auth = Buffer.alloc(16, 1).toString('base64url');

/** Returns one of two browsers that these users share. */
const endpointOf = (accounts: readonly string[], number: number): string =>
  `https://fcm.googleapis.com/fcm/send/${accounts[0]!}-${number % 2}`;
const deviceIdOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** Subscribes a browser, which belongs to one user at a time. */
const addDevice: Writer = ({ who, accounts, world: known, n }) => {
  const endpoint = endpointOf(accounts, n[0]);
  const id = deviceIdOf(endpoint);
  return writeOf(
    who,
    'POST /api/reminders/devices',
    {},
    { endpoint, keys: { p256dh, auth } },
    {
      places: known.people.map((_person, at) => ({ who: at, slice: 'devices' })),
      run: (world) => {
        for (const person of world.people) person.devices = person.devices.filter((each) => each !== id);
        world.people[who]!.devices.push(id);
        return done(200);
      },
    },
  );
};

const removeDevice: Writer = ({ who, accounts, world: known, n }) => {
  const id = deviceIdOf(endpointOf(accounts, n[0]));
  return writeOf(who, 'DELETE /api/reminders/devices/{id}', { id }, undefined, {
    places: known.people.map((_person, at) => ({ who: at, slice: 'devices' })),
    run: (world) => {
      const person = world.people[who]!;
      person.devices = person.devices.filter((each) => each !== id);
      return done(204);
    },
  });
};

const MAX_TOKENS = 10;

const makeToken: Writer = ({ who, tag }) => {
  const name = `Token ${tag}`;
  return writeOf(
    who,
    'POST /api/tokens',
    {},
    { name },
    {
      places: [{ who, slice: 'tokens' }],
      // The secret is not stored, so a retry gets a different one.
      returnsNewValue: true,
      run: (world) => {
        const { tokens } = world.people[who]!;
        if (who !== 0) return refused(403, 'TIER_REQUIRED');
        if (tokens.length >= MAX_TOKENS) return refused(409, 'TOO_MANY_TOKENS');
        tokens.push({ id: NEW, name });
        return done(201);
      },
    },
  );
};

const revokeToken = removeFrom('tokens', 'DELETE /api/tokens/{id}');

/** Requests an export. One in progress is returned, also to concurrent requests. */
const exportAll: Writer = ({ who }) =>
  writeOf(who, 'POST /api/account/exports', {}, undefined, {
    places: [{ who, slice: 'exports' }],
    run: (world) => {
      const person = world.people[who]!;
      if (person.exports.length === 0) person.exports = [{ id: NEW }];
      return done(202);
    },
  });

/** Asks the coach. For the first user it answers by rules and stores the chat; the others' plans do not include it. */
const askCoach: Writer = ({ who, tag }) =>
  writeOf(
    who,
    'POST /api/functions/nutrition-assistant',
    {},
    { message: `How much water should I drink? ${tag}`, context: 'ai_coach', time_zone: 'UTC' },
    {
      places: [{ who, slice: 'chat' }],
      run: (world) => {
        if (who !== 0) return refused(403, 'TIER_REQUIRED');
        world.people[who]!.chat.messages += 2;
        return done(200);
      },
    },
  );

const clearChat: Writer = ({ who }) =>
  writeOf(who, 'DELETE /api/coach/messages', {}, undefined, {
    places: [{ who, slice: 'chat' }],
    run: (world) => {
      world.people[who]!.chat.messages = 0;
      return done(204);
    },
  });

/** Requests upload permissions, which the API shows nowhere and which must not break anything. */
const permit =
  (routeKey: string, body?: object): Writer =>
  ({ who }) =>
    writeOf(who, routeKey, {}, body, { places: [], returnsNewValue: true, run: () => done(201) });

const ticket = permit('POST /api/realtime/tickets');
const upload = permit('POST /api/photos', { content_type: 'image/jpeg', size: 1_000 });

export const settingWrites = {
  remind,
  addDevice,
  removeDevice,
  makeToken,
  revokeToken,
  exportAll,
  askCoach,
  clearChat,
  ticket,
  upload,
};
