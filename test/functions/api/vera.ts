import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { newUlid as ulid } from '#functions/platform/ids.ts';
import { aLine } from '#test/support/builders/an-import-line.ts';
import { type ApiUser, uploadPhoto, ZONE } from '#test/support/api-user.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { withUser } from '#test/support/with-user.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';

/** A JSON object in a response. */
type JsonAnswer = Record<string, unknown>;

/** Values that no one else in the product has. */
export const secrets = {
  weight: 83.71,
  goal: 2_347,
  height: 187.43,
  name: 'Vera Verborgen',
  hidden: 'Midnight lasagne',
  forFriends: 'Quiet porridge',
  forAll: 'Loud pancakes',
  lead: 'Leander Lead',
  document: 'Plan of the unseen',
  meeting: 'Talk behind doors',
} as const;

/** IDs of her items by kind. */
export interface VerasIds {
  person: string;
  entry: string;
  friendsMeal: string;
  publicMeal: string;
  photo: string;
  lead: string;
  task: string;
  event: string;
  document: string;
  savedMeal: string;
  template: string;
  token: string;
  device: string;
  plannedMeal: string;
  import: string;
  voiceJob: string;
  /** A friend request that she received. */
  asked: string;
}

/** The day she planned. */
export const PLANNED = '2025-11-21';

/** Values of an apple, mostly unknown. */
const figures = { ...unknownNutrients, calories: 52, carbs: 14 };

const made = async (person: Pick<ApiUser, 'call'>, path: string, body: unknown): Promise<JsonAnswer> => {
  const answer = await person.call('POST', path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { ...answer.body };
};

const log = (vera: ApiUser, food_name: string) =>
  made(vera, '/api/food-entries', { food_name, calories: 731, time_zone: ZONE });

/** Creates items that are reachable by ID and private. */
const makeMore = async (vera: ApiUser, jon: ApiUser) => {
  const template = { name: 'Unseen', subject: 'Unseen', body: 'Unseen.', template_type: 'welcome' };
  const browser = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/vera',
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  const line = aLine({ local_date: PLANNED, food_name: secrets.hidden });
  const file = { id: ulid(), source: 'loseit', file_name: 'unseen.csv', time_zone: ZONE, entries: [line] };
  const planned = {
    id: randomUUID(),
    type: 'lunch',
    name: secrets.hidden,
    calories: 52,
    time: '12:30',
    notes: null,
  };
  const saved = await vera.call('PUT', `/api/meal-plans/${PLANNED}`, { meals: [planned], version: 0 });
  if (saved.status !== 200) throw new Error(`The plan: ${JSON.stringify(saved.body)}`);
  await made(jon, '/api/friend-requests', { email: vera.email });
  const { requests } = (await vera.call('GET', '/api/friends')).body as unknown as {
    requests: { id: string }[];
  };
  const token = await made(vera, '/api/tokens', { name: 'Unseen' });
  await made(vera, '/api/imports', file);
  const device = await made(vera, '/api/reminders/devices', browser);
  const ids = {
    template: (await made(vera, '/api/email-templates', template))['id'] as string,
    token: (token['token'] as JsonAnswer)['id'] as string,
    device: device['id'] as string,
    plannedMeal: planned.id,
    import: file.id,
    asked: requests[0]!.id,
  };
  // Last, because after that her texts would be sent to a model.
  await vera.call('PUT', '/api/profile', { ai_consent: 'granted' });
  const recording = { content_type: 'audio/webm', size: 1_000 };
  return { ...ids, voiceJob: (await made(vera, '/api/voice/jobs', recording))['job_id'] as string };
};

/** Creates a user with data of every kind: body, goal, diary, photo, shared meals for friends and for all, leads. */
export const createVera = async () => {
  const vera = await withUser({ name: secrets.name, plan: 'enterprise' });
  const profile = await vera.call('PUT', '/api/profile', {
    weight: secrets.weight,
    height: secrets.height,
    daily_calorie_goal: secrets.goal,
    age: 47,
  });
  if (profile.status !== 200) throw new Error(`The profile: ${JSON.stringify(profile.body)}`);
  const photo = await uploadPhoto(vera, tinyJpeg);
  // Without consent no model is asked, but the photo is checked and stored.
  await vera.call('POST', '/api/functions/analyze-food-image', { image: photo.key });
  const [hidden, quiet, loud] = [
    await log(vera, secrets.hidden),
    await log(vera, secrets.forFriends),
    await log(vera, secrets.forAll),
  ];
  const share = (entry: JsonAnswer, audience: string) =>
    made(vera, '/api/shared-meals', { food_entry_id: entry['id'], audience });
  const scored = await made(vera, '/api/functions/sdr-agent', {
    action: 'qualify_lead',
    leadData: { name: secrets.lead, email: 'leander@verborgen.example' },
  });
  const lead = (scored['lead'] as JsonAnswer)['id'] as string;
  const followed = await made(vera, '/api/functions/sdr-agent', {
    action: 'schedule_follow_up',
    leadId: lead,
  });
  const assist = (action: string, data: object) =>
    made(vera, '/api/functions/executive-assistant', { action, data });
  const met = await assist('schedule_meeting', { title: secrets.meeting, leadId: lead });
  const written = await assist('create_document', {
    title: secrets.document,
    leadId: lead,
    content: 'Unseen.',
  });
  const apple = {
    name: 'Apple',
    grams: 100,
    record_id: null,
    source: 'user',
    confidence: 1,
    per_100_g: figures,
    nutrients: figures,
  };
  const saved = await made(vera, '/api/saved-meals', { name: secrets.hidden, portions: 1, items: [apple] });
  const more = await makeMore(vera, await withUser({ name: 'Jon Asking' }));
  const ids: VerasIds = {
    ...more,
    person: vera.id,
    entry: hidden['id'] as string,
    friendsMeal: (await share(quiet, 'friends'))['id'] as string,
    publicMeal: (await share(loud, 'everyone'))['id'] as string,
    photo: photo.id,
    lead,
    task: (followed['task'] as JsonAnswer)['id'] as string,
    event: (met['event'] as JsonAnswer)['id'] as string,
    document: (written['document'] as JsonAnswer)['id'] as string,
    savedMeal: saved['id'] as string,
  };
  return { vera, ids };
};
