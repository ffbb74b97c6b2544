/** Invalid speech requests: title, method, path, body, and the reported field. */
export const speechCases: [string, string, string, unknown, string][] = [
  ['an empty recording', 'POST', '/api/functions/voice-to-text', { audio: '' }, 'audio'],
  ['a recording that is not base64', 'POST', '/api/functions/voice-to-text', { audio: '<eggs>' }, 'audio'],
  [
    'a recording of an unknown kind',
    'POST',
    '/api/functions/voice-to-text',
    { audio: 'GkXf', content_type: 'audio/midi' },
    'content_type',
  ],
  [
    'a recording with a user_id',
    'POST',
    '/api/functions/voice-to-text',
    { audio: 'GkXf', user_id: 'ben' },
    'user_id',
  ],
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
