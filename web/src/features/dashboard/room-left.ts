import { formatNumber } from '../../ui/format-number.ts';

/** From this many kcal up, what is left has room for it. */
const rooms = [
  { from: 550, words: 'room for a full meal' },
  { from: 250, words: 'room for a light meal' },
  { from: 80, words: 'room for a snack' },
  { from: 0, words: 'right on your goal' },
];

/** What the calories that are left mean, in words. `left`: kcal, negative over the goal. */
export const roomLeft = (left: number): string => {
  const room = rooms.find(({ from }) => left >= from);
  return room
    ? `${formatNumber(left)} kcal, ${room.words}`
    : `${formatNumber(-left)} kcal over your goal today`;
};
