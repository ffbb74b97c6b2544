import { daysBetween } from '../../facts/calendar.ts';
import type { FoodKnowledge } from '../../nutrition/match/food-knowledge.ts';
import type { LocalDate } from '../../time/local-date.ts';
import { classifyStatement, type Statement, type StatementKind } from './classify-statement.ts';
import { type MealRequest, readMeals, type ReadMeals } from './read-meals.ts';
import { splitStatements } from './split-statements.ts';

/** What a message asks to log. */
export interface LogRequest {
  statements: Statement[];
  /** Meals that the user clearly ate or asks to log, with foods above the confidence floor. */
  clear: MealRequest[];
  /** Meals to ask about first: unsure foods, or no clear statement of having eaten them. */
  unsure: MealRequest[];
  /** Meals of a coming day. */
  planned: MealRequest[];
  /** Phrases of clear statements without a matching food. */
  not_understood: string[];
}

/** Foods with a lower confidence are asked about. Measured: at 0.5 and above, nine of ten matches are right. */
const CONFIDENCE_FLOOR = 0.5;
/** In a request, or with an amount or a meal, an unknown adjective may lower the confidence a little more. */
const REQUESTED_FLOOR = 0.4;
/** Statements of which less is understood are asked about: 'had a fight with the butter guy'. */
const MIN_UNDERSTOOD = 0.5;
/** Maximum number of days in the past. */
export const MAX_DAYS_AGO = 14;

const asking: ReadonlySet<StatementKind> = new Set(['eating', 'wish']);
const clearKinds: ReadonlySet<StatementKind> = new Set(['request', 'eaten']);

/** Splits a meal into the foods above and below the confidence floor. */
const byConfidence = (
  meal: MealRequest,
  floor: number,
): { sure: MealRequest | null; unsure: MealRequest | null } => {
  const [sure, unsure] = [true, false].map((isSure) =>
    meal.items.filter(({ confidence }) => confidence >= floor === isSure),
  );
  const withItems = (items: MealRequest['items'] = []): MealRequest | null =>
    items.length === 0 ? null : { ...meal, items };
  return { sure: withItems(sure), unsure: withItems(unsure) };
};

/** A meal of an earlier day that is only mentioned, without its amount or its meal: 'I ate pasta on Sunday'. */
const isMentioned = (
  { kind }: Statement,
  { isExact }: ReadMeals,
  { date }: MealRequest,
  today: LocalDate,
): boolean => kind === 'eaten' && !isExact && daysBetween(date, today) > 1;

/** Removes meals that a request in the same message repeats: 'I ended up eating pasta, log 200 g pasta'. */
const withoutRepeated = (request: LogRequest, requested: readonly MealRequest[]): LogRequest => {
  const records = new Set(
    requested.flatMap(({ items }) => items.flatMap(({ record_id }) => record_id ?? [])),
  );
  const isNew = (meal: MealRequest): boolean =>
    requested.includes(meal) ||
    !meal.items.every(({ record_id }) => record_id !== null && records.has(record_id));
  return { ...request, clear: request.clear.filter(isNew), unsure: request.unsure.filter(isNew) };
};

/** A wish names a food to ask about only if it names nothing else: 'I want two eggs', unlike 'I want to eat less'. */
const isWorthAsking = ({ kind, folded }: Statement, { not_understood, isSpecific }: ReadMeals): boolean =>
  not_understood.length === 0 &&
  (kind === 'eating' ||
    (isSpecific && /^(?:and |so |now )*(?:i|ich) (?:want|need|mochte|will|nehme)\b(?! to\b)/.test(folded)));

/** Energy without a food of the table and without a meal may be a limit or a goal: '1500 calories'. */
const isOnlyEnergy = ({ meals }: ReadMeals): boolean =>
  meals.some(
    ({ items, meal_type }) => meal_type === null && items.every(({ record_id }) => record_id === null),
  );

const isClear = ({ kind }: Statement, read: ReadMeals, isAsked: boolean): boolean => {
  const { isSpecific, not_understood, understood } = read;
  if (clearKinds.has(kind)) return understood >= MIN_UNDERSTOOD;
  return kind === 'bare' && !isAsked && isSpecific && not_understood.length === 0 && !isOnlyEnergy(read);
};

/** Words of eating at this moment, before the food. */
const EATING =
  /^(?:.*?)\b(?:having|eating|drinking|esse|trinke)(?: (?:gerade|grade|jetzt|eben|ich|right now))*/iu;

/** Removes the words of a plan, so that only its foods are left. */
const withoutFuture = (text: string): string =>
  text
    .replace(
      /\b(?:tomorrow|tmrw|tmr|i(?:'|’)?ll|i will|we will|we(?:'|’)ll|i(?:'|’)?m|i am|going to|gonna|about to|planning (?:to|on)|plan(?:e|s)?(?: to| on)?|schedule|there will be|will be|(?:have|having|eat|eating|drink|get|make|making|cook)(?= )|übermorgen|morgen|werde(?:n)?|ich|wir|wird es|gibt(?:'|’)?s|gibt es|bei uns|bei mir|esse(?:n)?|trinke(?:n)?|to my plan|in(?:to)? my plan|for tomorrow|my|next|nächsten)\b/giu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads what a message asks to log, statement by statement. A question, a wish, a negation, a habit, a plan, another
 * person's meal, exercise and small talk never end up in `clear`.
 */
export const readLog = (message: string, today: LocalDate, foods: FoodKnowledge): LogRequest => {
  const statements = splitStatements(message).map(classifyStatement);
  const request: LogRequest = { statements, clear: [], unsure: [], planned: [], not_understood: [] };
  const requested: MealRequest[] = [];
  const isAsked = statements.some(({ kind }) => kind === 'question');
  for (const statement of statements) {
    const { kind } = statement;
    if (kind === 'future' || kind === 'plan') {
      const read = readMeals({ text: withoutFuture(statement.text) }, today, foods);
      if (read.not_understood.length === 0) request.planned.push(...read.meals);
      continue;
    }
    if (!clearKinds.has(kind) && kind !== 'bare' && !asking.has(kind)) continue;
    const text = kind === 'eating' ? statement.text.replace(EATING, ' ') : statement.text;
    const read = readMeals({ text }, today, foods);
    if (isClear(statement, read, isAsked)) {
      for (const meal of read.meals) {
        if (isMentioned(statement, read, meal, today)) {
          request.unsure.push(meal);
          continue;
        }
        const { sure, unsure } = byConfidence(
          meal,
          kind !== 'bare' && (kind === 'request' || (read.isExact && read.not_understood.length === 0))
            ? REQUESTED_FLOOR
            : CONFIDENCE_FLOOR,
        );
        if (sure) request.clear.push(sure);
        if (sure && kind === 'request') requested.push(sure);
        if (unsure) request.unsure.push(unsure);
      }
      request.not_understood.push(...read.not_understood);
    } else if (
      clearKinds.has(kind) ||
      (kind === 'bare' && !isAsked && read.not_understood.length === 0 && !isOnlyEnergy(read))
    ) {
      request.unsure.push(
        ...read.meals.filter(({ items }) => items.some(({ confidence }) => confidence >= CONFIDENCE_FLOOR)),
      );
    } else if (asking.has(kind) && isWorthAsking(statement, read)) request.unsure.push(...read.meals);
  }
  return requested.length === 0 ? request : withoutRepeated(request, requested);
};
