import type Stripe from 'stripe';

/** What may be an id or the whole object is always the id here; it is filled in when an answer is asked to expand it. */
type Flat<T> = string extends T ? Exclude<T, object> : Stored<T>;

/**
 * One of Stripe's objects as it is kept and sent: references are ids, decimals are text. Whatever is assigned to it
 * type-checks against Stripe's own type, field by field.
 */
export type Stored<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Element)[]
    ? Flat<Element>[]
    : T extends object
      ? { [Key in keyof T]: Flat<T[Key]> }
      : T;
