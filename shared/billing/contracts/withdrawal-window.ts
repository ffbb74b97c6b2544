/** Days in which a consumer may withdraw (Directive 2011/83/EU, Article 9; § 355 BGB). */
const WITHDRAWAL_DAYS = 14;

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

/** Returns the UTC day of an instant, as the milliseconds of its beginning. */
const dayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS) * DAY_MS;

/** Moves a Saturday or Sunday to Monday (Regulation 1182/71, Article 3(4)). */
const workingDay = (day: number): number => {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 6) return day + 2 * DAY_MS;
  return weekday === 0 ? day + DAY_MS : day;
};

/** Returns the last day on which a contract can be withdrawn from, as the beginning of that UTC day. */
export const lastWithdrawalDay = (concluded: Date): Date =>
  new Date(workingDay(dayOf(concluded) + WITHDRAWAL_DAYS * DAY_MS));

/** Returns whether a withdrawal is in time. The last day ends when it is over in every time zone. */
export const isInWithdrawalWindow = (concluded: Date, declared: Date): boolean =>
  declared >= concluded && declared.getTime() < lastWithdrawalDay(concluded).getTime() + DAY_MS + NOON_MS;

/** Instants of a plan that open a withdrawal period. */
export interface PlanStart {
  created: Date;
  /** null without a trial. */
  trialEnd: Date | null;
  interval: 'monthly' | 'yearly' | null;
  periodStart: Date;
}

/**
 * Returns when the latest withdrawal period of a plan began: with the order, with the first payment after a trial, or
 * with the renewal of a yearly plan. The law of the European Union grants only the first (CJEU C-565/22); the others
 * follow the Digital Markets, Competition and Consumers Act 2024 of the United Kingdom.
 */
export const withdrawalOpened = ({ created, trialEnd, interval, periodStart }: PlanStart, at: Date): Date => {
  const starts = [created, ...(trialEnd ? [trialEnd] : []), ...(interval === 'yearly' ? [periodStart] : [])];
  const begun = starts.filter((start) => start <= at).map((start) => start.getTime());
  return new Date(Math.max(created.getTime(), ...begun));
};
