import { any, boolean, list, number as numberSchema, set, string } from 'dynamodb-toolbox/schema';

/** Attributes of entities. A key attribute identifies the item; an optional one may be missing. */
export const text = string();
export const textKey = string().key();
export const optionalText = string().optional();

export const optionalTexts = list(string()).optional();
/** A set of texts, to which concurrent writes can add. */
export const textSet = set(string());
export const optionalTextSet = set(string()).optional();

export const number = numberSchema();
export const numberKey = numberSchema().key();
export const optionalNumber = numberSchema().optional();

export const flag = boolean();
export const optionalFlag = boolean().optional();

/** A text that is one of the given values. */
export const choice = <const Value extends string>(values: readonly Value[]) => string().enum(...values);

export const optionalChoice = <const Value extends string>(values: readonly Value[]) =>
  choice(values).optional();

/** A value that is stored as it is, with its type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The caller knows the type of what it stores.
export const json = <Value>() => any().castAs<Value>();

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The caller knows the type of what it stores.
export const optionalJson = <Value>() => any().optional().castAs<Value>();

/** A list of values that are stored as they are, to which concurrent writes can add. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The caller knows the type of what it stores.
export const optionalJsonList = <Value>() => list(any().castAs<Value>()).optional();
