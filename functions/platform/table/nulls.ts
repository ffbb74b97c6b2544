import type * as z from 'zod';

type WithoutNulls<T> = { [Name in keyof T]: Exclude<T[Name], null> };

/** Converts nulls to missing attributes for storage. */
export const withoutNulls = <T extends object>(row: T): WithoutNulls<T> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<T>;

/** Converts missing attributes to nulls. */
export const withNulls = (row: object, schema: z.ZodObject): object => ({
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null])),
  ...row,
});
