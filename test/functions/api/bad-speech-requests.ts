import { casesOf, type RequestCase } from './request-cases.ts';

/** Invalid speech requests: title, method, path, body, and the reported field. */
export const speechCases: RequestCase[] = [
  ...casesOf('POST', '/api/functions/voice-to-text', [
    ['an empty recording', { audio: '' }, 'audio'],
    ['a recording that is not base64', { audio: '<eggs>' }, 'audio'],
    ['a recording of an unknown kind', { audio: 'GkXf', content_type: 'audio/midi' }, 'content_type'],
    ['a recording with a user_id', { audio: 'GkXf', user_id: 'ben' }, 'user_id'],
  ]),
  ['nothing to read aloud', 'POST', '/api/functions/text-to-speech', { text: ' ', voice: 'nova' }, 'text'],
  [
    'too much to read aloud',
    'POST',
    '/api/functions/text-to-speech',
    { text: 'a'.repeat(1_001), voice: 'nova' },
    'text',
  ],
  ['an unknown voice', 'POST', '/api/functions/text-to-speech', { text: 'Eggs', voice: 'Joanna' }, 'voice'],
  ['an upload without its size', 'POST', '/api/voice/jobs', { content_type: 'audio/webm' }, 'size'],
  ['a recording with an invalid ID', 'GET', '/api/voice/jobs/abc', undefined, 'id'],
  ['a job start with an invalid ID', 'POST', '/api/voice/jobs/abc/start', undefined, 'id'],
];
