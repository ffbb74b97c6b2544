/** Few enough to be ordinary in a small environment. */
const ALWAYS = 5;
const SHARE = 0.03;

/**
 * Returns how many of `total` one run may delete: 3%, or five if that is more, and never more than half. More than this
 * means that a source is wrong, such as a replaced user pool, rather than that the data is.
 */
export const allowedRepairs = (total: number): number =>
  Math.min(Math.max(ALWAYS, Math.floor(total * SHARE)), Math.floor(total / 2));
