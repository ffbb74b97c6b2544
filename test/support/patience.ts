/** How many times longer than usual tests wait: 1, or more on a machine that is known to be slow (`TEST_PATIENCE`). */
export const PATIENCE = Number(process.env['TEST_PATIENCE'] ?? 1);

/** A factor for production time-outs in tests that are not about time: no busy machine reaches them. */
export const NO_TIMEOUTS = 20 * PATIENCE;
