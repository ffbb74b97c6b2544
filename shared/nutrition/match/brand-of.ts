/** Names in brackets that tell where a food comes from, not what it is. */
const places =
  /mcdonald|burger king|wendy|taco bell|kfc|subway|pizza hut|domino|arby|sonic|chick-fil|native|navajo|hopi|apache|shoshone|usda|include|NFS/i;

/** The product that a reference name has in brackets: 'Fritos' of 'Corn chips, plain (Fritos)'. Null where there is none. */
export const brandOf = (name: string): string | null => {
  const inside = /\(([A-Z][^(),%\d]{2,40})\)$/.exec(name)?.[1];
  return inside === undefined || places.test(inside) ? null : inside;
};
