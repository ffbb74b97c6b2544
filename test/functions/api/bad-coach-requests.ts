const ask = '/api/functions/nutrition-assistant';
const question = { message: 'What is left today?', context: 'voice_interaction' };

/** Invalid questions: title, method, path, body, and the reported field. */
export const coachCases: [string, string, string, unknown, string][] = [
  ['nothing asked', 'POST', ask, { ...question, message: ' \n ' }, 'message'],
  ['a question that is a book', 'POST', ask, { ...question, message: 'x'.repeat(2_001) }, 'message'],
  ['half a character asked', 'POST', ask, { ...question, message: 'a\ud800b' }, 'message'],
  ['a question to nobody', 'POST', ask, { message: 'Hello' }, 'context'],
  ['a question to somebody unknown', 'POST', ask, { ...question, context: 'doctor' }, 'context'],
  ['a question for somebody else', 'POST', ask, { ...question, userId: 'ben' }, 'userId'],
  ['a question of no turn', 'POST', ask, { ...question, turn_id: 'now' }, 'turn_id'],
  ['a question from Mars', 'POST', ask, { ...question, time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['a chat before no turn', 'GET', '/api/coach/messages?before=now', undefined, 'before'],
  ['a turn of no id to take back', 'POST', '/api/coach/undo', { turn_id: '1' }, 'turn_id'],
];
