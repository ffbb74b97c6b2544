import { ZONE } from '#test/support/api-user.ts';
import { casesOf, type RequestCase } from './request-cases.ts';

const lunch = { time: '12:30', meal_type: 'lunch', weekdays: [1, 2, 3, 4, 5] };
const to = '/api/reminders';
const chosen = (over: object) => ({ reminders: [{ ...lunch, ...over }], time_zone: ZONE });
const key = (bytes: number): string => Buffer.alloc(bytes, 4).toString('base64url');
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: key(65), auth: key(16) },
};
const devices = `${to}/devices`;

export const reminderCases: RequestCase[] = [
  ...casesOf('PUT', to, [
    ['a reminder at any minute', chosen({ time: '12:31' }), 'reminders.0.time'],
    ['a reminder at an invalid time', chosen({ time: '24:00' }), 'reminders.0.time'],
    ['a reminder for an unknown meal', chosen({ meal_type: 'brunch' }), 'reminders.0.meal_type'],
    ['a reminder without weekdays', chosen({ weekdays: [] }), 'reminders.0.weekdays'],
    ['a reminder on the eighth day', chosen({ weekdays: [8] }), 'reminders.0.weekdays.0'],
    ['a reminder of one’s own words', chosen({ title: 'Eat!' }), 'reminders.0.title'],
    ['two reminders at once', { ...chosen({}), reminders: [lunch, lunch] }, 'reminders.1.time'],
    ['seven reminders', { ...chosen({}), reminders: Array.from({ length: 7 }, () => lunch) }, 'reminders'],
    ['reminders in an unknown time zone', { ...chosen({}), time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['reminders with a user_id', { ...chosen({}), user_id: 'ben' }, 'user_id'],
  ]),
  ...casesOf('POST', devices, [
    ['a device with an invalid address', { ...device, endpoint: 'here' }, 'endpoint'],
    [
      'a device in the internal network',
      { ...device, endpoint: 'https://169.254.169.254/latest' },
      'endpoint',
    ],
    ['a device at an unknown push service', { ...device, endpoint: 'https://example.com/push' }, 'endpoint'],
    ['a device without its key', { ...device, keys: { auth: key(16) } }, 'keys.p256dh'],
    ['a device with an invalid key', device, 'keys.p256dh'],
    ['a device with an unsupported language', { ...device, language: 'fr' }, 'language'],
    ['a device with half a key', { ...device, keys: { ...device.keys, auth: key(8) } }, 'keys.auth'],
  ]),
  ['the removal of an invalid device ID', 'DELETE', `${devices}/mine`, undefined, 'id'],
  ['the test of an invalid device ID', 'POST', `${devices}/mine/test`, undefined, 'id'],
];
