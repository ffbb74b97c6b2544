import type { PackName, PlanName, IntervalName } from './tariff.ts';

/** A successful charge. */
export interface Payment {
  cents: number;
  /** The plan's price that was bought, with the end of the period; or a pack. */
  bought:
    | { subscription: number; plan: PlanName; interval: IntervalName; until: number }
    | { pack: PackName };
  state: 'kept' | 'refunded' | 'disputed' | 'settled';
  /** Credits that a loss removed. */
  removed: number;
}
