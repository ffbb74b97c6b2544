/** The id of what Stripe names by its id, or shows in full where that was asked for. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);
