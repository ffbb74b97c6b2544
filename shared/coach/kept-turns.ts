/** Number of chat messages shown at once, and stored. A turn has two. */
export const SHOWN_MESSAGES = 50;
export const KEPT_MESSAGES = 500;
