import { casesOf, type RequestCase } from './request-cases.ts';

const letter = { name: 'Mara', email: 'mara@example.com', subject: 'Hello', message: 'Hello.' };
const long = (length: number): string => 'x'.repeat(length);

/** Invalid public forms: title, method, path, body, and the reported field. */
export const supportCases: RequestCase[] = [
  ...casesOf('POST', '/api/contact', [
    ['a message with a blank name', { ...letter, name: ' ' }, 'name'],
    ['a long name', { ...letter, name: long(121) }, 'name'],
    ['a name of two lines', { ...letter, name: 'Mara\nLind' }, 'name'],
    ['an e-mail without its end', { ...letter, email: 'mara@example' }, 'email'],
    ['a long subject', { ...letter, subject: long(201) }, 'subject'],
    ['a missing message', { ...letter, message: undefined }, 'message'],
    ['a long message', { ...letter, message: long(5_001) }, 'message'],
    ['a message with an invalid start time', { ...letter, started_at: 'now' }, 'started_at'],
    ['a message with a recipient', { ...letter, to: 'ben@example.com' }, 'to'],
  ]),
  ['a newsletter without an email', 'POST', '/api/newsletter', { email: '' }, 'email'],
  ['a newsletter for two', 'POST', '/api/newsletter', { email: 'a@example.com,b@example.com' }, 'email'],
  ['a malformed confirmation token', 'POST', '/api/newsletter/confirm', { token: 'abc' }, 'token'],
  ['a malformed newsletter token', 'POST', '/api/newsletter/unsubscribe', { token: 'abc' }, 'token'],
  ['a malformed one-click token', 'POST', '/api/newsletter/one-click?token=abc', undefined, 'token'],
  ['a missing one-click token', 'GET', '/api/newsletter/one-click', undefined, 'token'],
];
