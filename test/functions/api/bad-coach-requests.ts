const ask = '/api/functions/nutrition-assistant';
const question = { message: 'What is left today?', context: 'voice_interaction' };

/** Invalid questions: title, method, path, body, and the reported field. */
export const coachCases: [string, string, string, unknown, string][] = [
  ['nothing asked', 'POST', ask, { ...question, message: ' \n ' }, 'message'],
  ['a question of 2,001 characters', 'POST', ask, { ...question, message: 'x'.repeat(2_001) }, 'message'],
  ['a question with a lone surrogate', 'POST', ask, { ...question, message: 'a\ud800b' }, 'message'],
  ['a question without a context', 'POST', ask, { message: 'Hello' }, 'context'],
  ['a question with an unknown context', 'POST', ask, { ...question, context: 'doctor' }, 'context'],
  ["a question with another user's ID", 'POST', ask, { ...question, userId: 'ben' }, 'userId'],
  ['a question with an invalid turn ID', 'POST', ask, { ...question, turn_id: 'now' }, 'turn_id'],
  ['a question from Mars', 'POST', ask, { ...question, time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['a chat page with an invalid cursor', 'GET', '/api/coach/messages?before=now', undefined, 'before'],
  ['an undo with an invalid turn ID', 'POST', '/api/coach/undo', { turn_id: '1' }, 'turn_id'],
];
