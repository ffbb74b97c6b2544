/** Reasons why a part of a text is not logged. */
export const skipReasons = ['not_eaten', 'bought', 'activity', 'goal', 'not_food'] as const;
export type SkipReason = (typeof skipReasons)[number];
