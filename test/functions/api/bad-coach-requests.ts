import { casesOf, type RequestCase } from './request-cases.ts';

const ask = '/api/functions/nutrition-assistant';
const question = { message: 'What is left today?', context: 'voice_interaction' };

/** Invalid questions: title, method, path, body, and the reported field. */
export const coachCases: RequestCase[] = [
  ...casesOf('POST', ask, [
    ['nothing asked', { ...question, message: ' \n ' }, 'message'],
    ['a question of 2,001 characters', { ...question, message: 'x'.repeat(2_001) }, 'message'],
    ['a question with a lone surrogate', { ...question, message: 'a\ud800b' }, 'message'],
    ['a question without a context', { message: 'Hello' }, 'context'],
    ['a question with an unknown context', { ...question, context: 'doctor' }, 'context'],
    ["a question with another user's ID", { ...question, userId: 'ben' }, 'userId'],
    ['a question with an invalid turn ID', { ...question, turn_id: 'now' }, 'turn_id'],
    ['a question from Mars', { ...question, time_zone: 'Mars/Olympus' }, 'time_zone'],
  ]),
  ['a chat page with an invalid cursor', 'GET', '/api/coach/messages?before=now', undefined, 'before'],
  ['an undo with an invalid turn ID', 'POST', '/api/coach/undo', { turn_id: '1' }, 'turn_id'],
];
