import { amountsIn } from '../../../common/text/amounts.ts';
import type { Task } from '../reading.ts';

/** Returns a pattern for words right before a number. */
export const before = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})\s?$`, 'iu');

/** Returns the percentage with these words right before or after it. */
export const percentBy = (task: Task, words: RegExp, following: RegExp): number | undefined =>
  amountsIn(task.text, task.language).find(
    ({ start, end, isPercent }) =>
      isPercent && (words.test(task.text.slice(0, start)) || following.test(task.text.slice(end))),
  )?.value;
