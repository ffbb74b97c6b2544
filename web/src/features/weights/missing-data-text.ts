import { locale } from '#web/lib/language/language.ts';
import { plural } from '#web/lib/language/translate.ts';
import { type EnergyNeeds, needed } from '#shared/weights/energy-needs.ts';

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

/** Returns the data still missing for an estimate, e.g. '3 more days with meals and 2 more weights'. */
export const missingDataText = (known: EnergyNeeds): string => {
  const meals = needed.meals - known.meals;
  const weights = needed.weights - known.weights;
  const span = needed.span - known.span;
  const lacks = [
    meals > 0 && plural(meals, '{count} more day with meals', '{count} more days with meals'),
    weights > 0 && plural(weights, '{count} more weigh-in', '{count} more weigh-ins'),
    span > 0 &&
      plural(
        span,
        '{count} more day between your first and last weigh-in',
        '{count} more days between your first and last weigh-in',
      ),
  ];
  return list.format(lacks.filter((lack) => lack !== false));
};
