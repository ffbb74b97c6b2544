/** Number of chat messages shown at once, and stored. A turn has two. */
export const MAX_VISIBLE_MESSAGES = 50;
export const MAX_STORED_MESSAGES = 500;
