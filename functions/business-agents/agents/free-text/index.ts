export { answerReading } from './answer-reading.ts';
export { readTask } from '../../understand/tasks/read-task.ts';
export { readData } from './read-data.ts';
