/** Factor by which tests wait longer than usual: 1, or more on a slow machine (`TEST_PATIENCE`). */
export const PATIENCE = Number(process.env['TEST_PATIENCE'] ?? 1);

/** Factor for production timeouts in tests that are not about time, so that a busy machine does not reach them. */
export const NO_TIMEOUTS = 20 * PATIENCE;
