/** Messages of the chat that are shown at once, and that are kept at most. A turn is two. */
export const SHOWN_MESSAGES = 50;
export const KEPT_MESSAGES = 500;
