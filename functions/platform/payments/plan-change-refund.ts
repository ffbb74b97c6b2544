/** Metadata of a refund that returns the unused time of a changed plan, with the ID of the change's invoice. */
export const PLAN_CHANGE = 'plan_change';
