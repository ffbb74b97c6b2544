import { ZONE } from '#test/support/api-user.ts';

const lunch = { time: '12:30', meal_type: 'lunch', weekdays: [1, 2, 3, 4, 5] };
const to = '/api/reminders';
const chosen = (over: object) => ({ reminders: [{ ...lunch, ...over }], time_zone: ZONE });
const key = (bytes: number): string => Buffer.alloc(bytes, 4).toString('base64url');
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: key(65), auth: key(16) },
};
const devices = `${to}/devices`;

/** As in `bad-requests.ts`. */
export const reminderCases: [string, string, string, unknown, string][] = [
  ['a reminder at any minute', 'PUT', to, chosen({ time: '12:31' }), 'reminders.0.time'],
  ['a reminder of no hour', 'PUT', to, chosen({ time: '24:00' }), 'reminders.0.time'],
  ['a reminder of no meal', 'PUT', to, chosen({ meal_type: 'brunch' }), 'reminders.0.meal_type'],
  ['a reminder on no day', 'PUT', to, chosen({ weekdays: [] }), 'reminders.0.weekdays'],
  ['a reminder on the eighth day', 'PUT', to, chosen({ weekdays: [8] }), 'reminders.0.weekdays.0'],
  ['a reminder of one’s own words', 'PUT', to, chosen({ title: 'Eat!' }), 'reminders.0.title'],
  ['two reminders at once', 'PUT', to, { ...chosen({}), reminders: [lunch, lunch] }, 'reminders.1.time'],
  [
    'seven reminders',
    'PUT',
    to,
    { ...chosen({}), reminders: Array.from({ length: 7 }, () => lunch) },
    'reminders',
  ],
  ['reminders in no zone', 'PUT', to, { ...chosen({}), time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['reminders for somebody else', 'PUT', to, { ...chosen({}), user_id: 'ben' }, 'user_id'],
  ['a device at no address', 'POST', devices, { ...device, endpoint: 'here' }, 'endpoint'],
  ['a device within', 'POST', devices, { ...device, endpoint: 'https://169.254.169.254/latest' }, 'endpoint'],
  ['a device at any host', 'POST', devices, { ...device, endpoint: 'https://example.com/push' }, 'endpoint'],
  ['a device without its key', 'POST', devices, { ...device, keys: { auth: key(16) } }, 'keys.p256dh'],
  ['a device whose key is no point', 'POST', devices, device, 'keys.p256dh'],
  ['a device of another tongue', 'POST', devices, { ...device, language: 'fr' }, 'language'],
  [
    'a device with half a key',
    'POST',
    devices,
    { ...device, keys: { ...device.keys, auth: key(8) } },
    'keys.auth',
  ],
  ['no device to remove', 'DELETE', `${devices}/mine`, undefined, 'id'],
  ['no device to test', 'POST', `${devices}/mine/test`, undefined, 'id'],
];
