/** Matches names in brackets that say where a food comes from. */
const places =
  /mcdonald|burger king|wendy|taco bell|kfc|subway|pizza hut|domino|arby|sonic|chick-fil|native|navajo|hopi|apache|shoshone|usda|include|NFS/i;

/** Returns the brand in brackets of a reference name: 'Fritos' for 'Corn chips, plain (Fritos)', or null. */
export const brandOf = (name: string): string | null => {
  const inside = /\(([A-Z][^(),%\d]{2,40})\)$/.exec(name)?.[1];
  return inside === undefined || places.test(inside) ? null : inside;
};
