/** Numbers distinct values in order of appearance. */
export const numbering = <Value>() => {
  const numbers = new Map<Value, number>();
  return {
    of: (value: Value): number => {
      const known = numbers.get(value) ?? numbers.size;
      numbers.set(value, known);
      return known;
    },
    values: (): Value[] => [...numbers.keys()],
  };
};
