import type { LocalDate } from '#shared/time/local-date.ts';
import type { Tier } from '#shared/plans/tiers.ts';
import type { Browser } from './browser.ts';
import type { Chance } from './random.ts';

/** A simulated user. */
export interface DayPerson {
  sub: string;
  plan: Tier;
  zone: string;
  today: LocalDate;
  chance: Chance;
  browser: Browser;
  /** Opens a socket like the app, and counts its messages when it is closed. */
  openSocket(): Promise<() => Promise<void>>;
}
