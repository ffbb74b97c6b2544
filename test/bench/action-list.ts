import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { uploadPhoto } from '#test/support/api-user.ts';
import type { MeasuredPerson } from '#test/support/measured-cloud.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';

/** A user action to measure. */
export interface Action {
  name: string;
  /** Prepares the action without being measured. */
  prepare?: (person: MeasuredPerson) => Promise<string>;
  act: (person: MeasuredPerson, prepared: string) => Promise<{ status: number }>;
  /** Whether it changes the diary, which must happen in one transaction. */
  writesDiary: boolean;
}

const food = { food_name: 'Porridge with apple and honey', calories: 345, protein: 11.2, time_zone: 'UTC' };

const logged = async (person: MeasuredPerson): Promise<string> =>
  (await person.call('POST', '/api/food-entries', food)).body.id;

const uploaded = async (person: MeasuredPerson): Promise<string> => {
  const { status, key } = await uploadPhoto(person, tinyJpeg);
  if (status >= 300) throw new Error(`The bucket answered ${status}.`);
  return key;
};

const analysed = async (person: MeasuredPerson): Promise<string> => {
  const image = await uploaded(person);
  const { status, body } = await person.call('POST', '/api/functions/analyze-food-image', { image });
  if (status !== 200) throw new Error(`The analysis answered ${status}.`);
  return body.image_url ?? '';
};

/** Opens a socket with a ticket, as the page does after sign-in. */
const openSocket = async (origin: string, person: MeasuredPerson): Promise<{ status: number }> => {
  const { status, body } = await person.call('POST', '/api/realtime/tickets');
  const { ticket } = body as unknown as { ticket: string };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return { status };
};

/** The measured actions. Add a row for a new one. */
export const actionsOf = (origin: string, today: LocalDate): Action[] => {
  const change = (person: MeasuredPerson, id: string, body: object) =>
    person.call('PATCH', `/api/food-entries/${id}`, { version: 1, ...body });
  const copies = { local_date: addDays(today, -3), time_zone: 'UTC' };
  return [
    {
      name: 'Log a meal',
      act: (person) => person.call('POST', '/api/food-entries', food),
      writesDiary: true,
    },
    {
      name: 'Correct a meal',
      prepare: logged,
      act: (person, id) => change(person, id, { calories: 320 }),
      writesDiary: true,
    },
    {
      name: 'Move a meal to another day',
      prepare: logged,
      act: (person, id) =>
        change(person, id, { logged_at: `${addDays(today, -1)}T12:00:00Z`, time_zone: 'UTC' }),
      writesDiary: true,
    },
    {
      name: 'Delete a meal',
      prepare: logged,
      act: (person, id) => person.call('DELETE', `/api/food-entries/${id}`),
      writesDiary: true,
    },
    {
      name: 'Copy a meal',
      prepare: logged,
      act: (person, id) => person.call('POST', '/api/food-entries/copies', { ids: [id], ...copies }),
      writesDiary: true,
    },
    {
      name: 'Log a glass of water',
      act: (person) => person.call('POST', `/api/diary/${today}/water`, { milliliters: 250 }),
      writesDiary: true,
    },
    {
      name: 'Log a scanned meal',
      prepare: analysed,
      act: (person, image_url) => person.call('POST', '/api/food-entries', { ...food, image_url }),
      writesDiary: true,
    },
    {
      name: 'Create a photo upload form',
      act: (person) => person.call('POST', '/api/photos', { content_type: 'image/jpeg', size: 1_000 }),
      writesDiary: false,
    },
    {
      name: 'Analyze a photo',
      prepare: uploaded,
      act: (person, image) => person.call('POST', '/api/functions/analyze-food-image', { image }),
      writesDiary: false,
    },
    {
      name: 'Create a WebSocket ticket',
      act: (person) => person.call('POST', '/api/realtime/tickets'),
      writesDiary: false,
    },
    {
      name: 'Open a WebSocket after sign-in',
      act: (person) => openSocket(origin, person),
      writesDiary: false,
    },
    {
      name: 'Save the profile',
      act: (person) => person.call('PUT', '/api/profile', { daily_calorie_goal: 2_100 }),
      writesDiary: false,
    },
  ];
};
