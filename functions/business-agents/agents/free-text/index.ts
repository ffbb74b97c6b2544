export { answerReading } from './answer-reading.ts';
export { readActionData, readTask } from '../tasks/read-task.ts';
export { readData } from './read-data.ts';
