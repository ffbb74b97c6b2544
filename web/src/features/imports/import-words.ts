import { formatNumber } from '../../ui/format-number.ts';
import type { LeftOut } from './read/format.ts';

/** '1 entry', '1,240 entries'. */
export const entriesSay = (count: number): string =>
  count === 1 ? '1 entry' : `${formatNumber(count)} entries`;

export const linesSay = (count: number): string => (count === 1 ? '1 line' : `${formatNumber(count)} lines`);

const reasons: Readonly<Record<LeftOut, [string, string]>> = {
  totals: ['1 sum of a day', 'sums of days'],
  deleted: ['1 deleted entry', 'deleted entries'],
  exercise: ['1 exercise', 'exercises'],
};

/** '3 exercises' */
export const leftOutSays = (why: LeftOut, count: number): string =>
  count === 1 ? reasons[why][0] : `${formatNumber(count)} ${reasons[why][1]}`;
