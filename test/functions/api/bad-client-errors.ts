import type { RequestCase } from './request-cases.ts';

const told = {
  name: 'TypeError',
  message: 'It broke',
  frames: ['assets/app-DF3sotYO.js:1:2'],
  route: '/dashboard',
  version: 'app-DF3sotYO.js',
  browser: 'firefox',
  online: true,
};
const refused = (what: string, fields: object, field: string): RequestCase => [
  what,
  'POST',
  '/api/client-errors',
  { ...told, ...fields },
  field,
];

/** Invalid client error reports: title, method, path, body, and the reported field. */
export const clientErrorCases = [
  refused('a class that is a word', { name: 'Mara' }, 'name'),
  refused('a long message', { message: 'x'.repeat(201) }, 'message'),
  refused('no frame', { frames: [] }, 'frames'),
  refused('many frames', { frames: Array.from({ length: 11 }, () => told.frames[0]) }, 'frames'),
  refused('a frame of elsewhere', { frames: ['https://other.example/assets/x.js:1:1'] }, 'frames.0'),
  refused('a frame with a query', { frames: ['assets/x.js?token=abc:1:1'] }, 'frames.0'),
  refused('a page with an id', { route: '/diary/01JD0000000000000000000000' }, 'route'),
  refused('a page with a query', { route: '/dashboard?day=1' }, 'route'),
  refused('a version in words', { version: 'of yesterday' }, 'version'),
  refused('a browser by its full name', { browser: 'Mozilla/5.0' }, 'browser'),
  refused('a request by another id', { request_id: 'mara' }, 'request_id'),
  refused('who it was', { user_id: 'mara' }, 'user_id'),
];
