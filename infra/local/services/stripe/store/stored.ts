import type Stripe from 'stripe';

/**
 * Replaces expandable fields (an ID or the whole object) with the ID; the object is inserted when a request expands it.
 */
type Flat<T> = string extends T ? Exclude<T, object> : Stored<T>;

/**
 * One of Stripe's objects in the form that is stored and sent: references are IDs, decimals are text. Values are
 * type-checked against Stripe's own type, field by field.
 */
export type Stored<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Element)[]
    ? Flat<Element>[]
    : T extends object
      ? { [Key in keyof T]: Flat<T[Key]> }
      : T;
