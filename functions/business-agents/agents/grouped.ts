/** Groups by a name, in the order in which the names come first. A map: a name may be `__proto__`. */
export const grouped = <T, Key>(items: readonly T[], keyOf: (item: T) => Key): [Key, T[]][] => [
  ...Map.groupBy(items, keyOf),
];
