import { type EnergyNeeds, needed } from '#shared/weights/energy-needs.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const counted = (count: number, one: string, many: string): string =>
  `${count} more ${count === 1 ? one : many}`;

/** What an estimate still lacks, e.g. '3 more days with meals and 2 more weights'. */
export const missingWords = ({ span, meals, weights }: EnergyNeeds): string => {
  const lacks = [
    { count: needed.meals - meals, one: 'day with meals', many: 'days with meals' },
    { count: needed.weights - weights, one: 'weight', many: 'weights' },
    {
      count: needed.span - span,
      one: 'day between the first and the last weight',
      many: 'days between the first and the last weight',
    },
  ];
  return list.format(
    lacks.filter(({ count }) => count > 0).map(({ count, one, many }) => counted(count, one, many)),
  );
};
