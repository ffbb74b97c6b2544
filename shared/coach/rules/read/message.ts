import type { MealType } from '../../../food-entries/meal-type.ts';
import type { Measure } from '../../../facts/measure.ts';
import type { Period } from '../../../facts/period.ts';
import type { Language } from '../../../language/languages.ts';
import type { LocalDate } from '../../../time/local-date.ts';
import { glossGerman } from './german/gloss.ts';
import { type Hours, hoursIn } from './hours.ts';
import { mealIn, measuresIn } from './measures.ts';
import { periodsIn } from './periods.ts';
import { plainMessage } from './plain-message.ts';
import { spelled } from './spelling.ts';

/** A message as parsed by the rules. */
export interface ReadMessage {
  /** Normalized, with spelling corrected. */
  text: string;
  /** Normalized but with the original spelling, for names of foods. */
  plain: string;
  /** The text without its dates and periods. */
  rest: string;
  periods: readonly Period[];
  measures: readonly Measure[];
  meal: MealType | null;
  /** The hours that the question is about. */
  hours: Hours | null;
  wants: {
    average: boolean;
    total: boolean;
    most: boolean;
    least: boolean;
    comparison: boolean;
    goal: boolean;
  };
}

/** Parses an English or German message. @param today in the user's time zone */
export const readMessage = (message: string, today: LocalDate, language: Language = 'en'): ReadMessage => {
  const plain = language === 'de' ? glossGerman(message) : plainMessage(message);
  const text = spelled(plain);
  const { periods, rest } = periodsIn(text, today);
  const asks = (pattern: RegExp): boolean => pattern.test(text);
  return {
    text,
    plain,
    rest,
    periods,
    measures: measuresIn(rest),
    meal: mealIn(rest),
    hours: hoursIn(text),
    wants: {
      average: asks(
        /\b(?:average|averaging|mean|typical|typically|usual|usually|normally|(?:per|a|each|every) day|daily|on a normal day)\b/,
      ),
      total: asks(/\b(?:total|totals|sum|altogether|in all|combined|all together)\b/),
      most: asks(/\b(?:most|highest|max|maximum|biggest|largest|peak|top|heaviest|worst)\b/),
      least: asks(/\b(?:least|lowest|min|minimum|smallest|fewest|lightest)\b/),
      comparison: asks(
        /\b(?:compare|compared|comparison|versus|against|than|differ\w*|change[ds]?|trend\w*|more or less|up or down|going (?:up|down)|rising|falling|increas\w*|decreas\w*|better or worse|improv\w*)\b/,
      ),
      goal: asks(/\b(?:goals?|targets?|limit|allowance|budget)\b/),
    },
  };
};
