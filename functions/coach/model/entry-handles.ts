/** Returns the short name of an entry for a model, by its position among the entries of a turn: an ID costs 20 tokens. */
export const handleOf = (place: number): string =>
  `entry-${String.fromCharCode(97 + (place % 26))}${Math.floor(place / 26) || ''}`;
