/** Groups items by key, in order of first appearance. Uses a map, since a key may be `__proto__`. */
export const grouped = <T, Key>(items: readonly T[], keyOf: (item: T) => Key): [Key, T[]][] => [
  ...Map.groupBy(items, keyOf),
];
