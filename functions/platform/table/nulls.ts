import type * as z from 'zod';

type WithoutNulls<T> = { [Name in keyof T]: Exclude<T[Name], null> };

/** A row as the table keeps it: unknown is absent. */
export const withoutNulls = <T extends object>(row: T): WithoutNulls<T> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<T>;

/** A row as the product speaks of it: absent is null. */
export const withNulls = (row: object, schema: z.ZodObject): object => ({
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null])),
  ...row,
});
