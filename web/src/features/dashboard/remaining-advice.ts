import { t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** Advice by the least remaining calories for which it applies, in kcal. */
const rooms: { from: number; says: (calories: string) => string }[] = [
  { from: 550, says: (calories) => t('{calories} kcal, room for a full meal', { calories }) },
  { from: 250, says: (calories) => t('{calories} kcal, room for a light meal', { calories }) },
  { from: 80, says: (calories) => t('{calories} kcal, room for a snack', { calories }) },
  { from: 0, says: (calories) => t('{calories} kcal, right on your goal', { calories }) },
];

/** Returns advice on the remaining calories. `left`: kcal, negative over the goal. */
export const remainingAdvice = (left: number): string => {
  const room = rooms.find(({ from }) => left >= from);
  return room
    ? room.says(formatNumber(left))
    : t('{calories} kcal over your goal today', { calories: formatNumber(-left) });
};
