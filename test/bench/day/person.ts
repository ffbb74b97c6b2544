import type { LocalDate } from '#shared/time/local-date.ts';
import type { Tier } from '#shared/plans/tiers.ts';
import type { Browser } from './browser.ts';
import type { Chance } from './random.ts';

/** Somebody who lives the measured day. */
export interface DayPerson {
  sub: string;
  plan: Tier;
  zone: string;
  today: LocalDate;
  chance: Chance;
  browser: Browser;
  /** Opens a socket as the app does, and tells how many messages came by it once it is closed. */
  openSocket(): Promise<() => Promise<void>>;
}
