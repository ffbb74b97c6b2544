import { type HealthRisk, healthRiskOf } from '../goals/health-risk.ts';
import { type DailyTargets, dailyTargetsOf } from '../goals/daily-targets.ts';
import { addDays, daysEnding, type LocalDate } from '../time/local-date.ts';
import { isWeekend } from './calendar.ts';
import { type DayFacts, buildDayFacts, emptyDay } from './day-facts.ts';
import { type FoodFacts, foodsOf } from './foods.ts';
import { bestAndWorst, type GoalDays, goalDaysOf, type GoalFacts, goalOf } from './goal.ts';
import { type MacroSplit, macroSplitOf } from './macros.ts';
import { type LateNight, lateNightOf, type MealFacts, mealsOf } from './meals.ts';
import { ENTRY_DAYS, type FactEntry, type FactProfile, type FactSource, type WeighedDay } from './source.ts';
import { type SpanFacts, spanOf } from './span.ts';
import { type StreakFacts, streakOf } from './streak.ts';
import { type WeightFacts, weightOf } from './weight.ts';

/** The values computed from a user's data: kcal, g, mg (sodium), ml, kg. Contains no estimates. */
export interface Facts {
  /** Today in the user's time zone. */
  date: LocalDate;
  person: FactProfile;
  goal: GoalFacts;
  targets: DailyTargets;
  /** Why the user gets no scores and no goals to eat less (decision D49), or null. */
  risk: HealthRisk | null;
  /** Days with any data by date, up to today. */
  days: ReadonlyMap<LocalDate, DayFacts>;
  /** The last `entryDays` days, newest first. */
  entries: readonly FactEntry[];
  /** Number of days with single entries: 14, or more if older entries were read. */
  entryDays: number;
  today: DayFacts;
  yesterday: DayFacts;
  /** The last 7 days, including today. */
  week: SpanFacts;
  /** The 7 days before those. */
  weekBefore: SpanFacts;
  /** The last 30 days, including today. */
  month: SpanFacts;
  /** Weekdays and weekends of the last 28 days. */
  weekdays: SpanFacts;
  weekend: SpanFacts;
  /** Of the 7 days before today, which is not over yet: closest to the goal and farthest from it. */
  extremes: { best: DayFacts; worst: DayFacts } | null;
  goalDays: { week: GoalDays; month: GoalDays };
  streak: StreakFacts;
  /** Of the last 7 days. */
  split: MacroSplit | null;
  /** Of the last 14 days, latest first. */
  foods: readonly FoodFacts[];
  meals: readonly MealFacts[];
  lateNight: LateNight | null;
  /** Weights by date, oldest first. */
  weights: readonly WeighedDay[];
  weight: WeightFacts | null;
}

const newestFirst = (one: FactEntry, other: FactEntry): number => {
  const [key, otherKey] = [one, other].map((entry) => `${entry.local_date}#${entry.logged_at}#${entry.id}`);
  return (key ?? '') < (otherKey ?? '') ? 1 : -1;
};

const daysOf = (
  { date, days }: FactSource,
  entries: readonly FactEntry[],
): ReadonlyMap<LocalDate, DayFacts> => {
  const rows = new Map(days.filter((row) => row.date <= date).map((row) => [row.date, row]));
  const byDay = Map.groupBy(entries, ({ local_date }) => local_date);
  const dates = [...new Set([...rows.keys(), ...byDay.keys()])].sort();
  return new Map(dates.map((day) => [day, buildDayFacts(day, rows.get(day), byDay.get(day) ?? [])]));
};

/** Returns the entries of the last days up to today. */
const entriesOf = ({ date, entries }: FactSource, days: number): FactEntry[] =>
  entries
    .filter(({ local_date }) => local_date <= date && local_date > addDays(date, -days))
    .sort(newestFirst);

/** Computes all facts that insights, coach and emails may use. Deterministic for the same source. */
export const factsOf = (source: FactSource): Facts => {
  const { date, profile } = source;
  const entryDays = source.entry_days ?? ENTRY_DAYS;
  const entries = entriesOf(source, entryDays);
  const latest = entryDays === ENTRY_DAYS ? entries : entriesOf(source, ENTRY_DAYS);
  const days = daysOf(source, entries);
  const span = (dates: readonly LocalDate[]): SpanFacts => spanOf(days, dates);
  const day = (at: LocalDate): DayFacts => days.get(at) ?? emptyDay(at);
  const [today, week, month] = [day(date), span(daysEnding(date, 7)), span(daysEnding(date, 30))];
  const targets = dailyTargetsOf(profile);
  const goal = goalOf(targets, today);
  const fourWeeks = daysEnding(date, 28);
  const weights = source.weights
    .filter((weighed) => weighed.date <= date)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  return {
    date,
    person: profile,
    goal,
    targets,
    risk: healthRiskOf(profile),
    days,
    entries,
    entryDays,
    today,
    yesterday: day(addDays(date, -1)),
    week,
    weekBefore: span(daysEnding(addDays(date, -7), 7)),
    month,
    weekdays: span(fourWeeks.filter((each) => !isWeekend(each))),
    weekend: span(fourWeeks.filter(isWeekend)),
    extremes: bestAndWorst(span(daysEnding(addDays(date, -1), 7)), goal.calories),
    goalDays: { week: goalDaysOf(week, goal.calories), month: goalDaysOf(month, goal.calories) },
    streak: streakOf(
      new Set([...days.values()].filter(({ meals }) => meals > 0).map((each) => each.date)),
      date,
    ),
    split: macroSplitOf(week.total),
    foods: foodsOf(latest),
    meals: mealsOf(latest),
    lateNight: lateNightOf(latest),
    weights,
    weight: weightOf(weights),
  };
};
