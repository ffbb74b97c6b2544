/** A value in DynamoDB JSON, e.g. `{ S: 'text' }`. Binary values are base64 texts. */
type JsonValue = Record<string, unknown>;

/** An item of the table in DynamoDB JSON. */
export type Item = Record<string, JsonValue>;

/** The key of an item. */
export interface ItemKey {
  pk: string;
  sk: string;
}

/** Returns the key of an item. @throws Error if it has none */
export const keyOf = ({ pk, sk }: Item): ItemKey => {
  if (typeof pk?.['S'] !== 'string' || typeof sk?.['S'] !== 'string')
    throw new Error('The export contains an item without the keys "pk" and "sk": it is of another table.');
  return { pk: pk['S'], sk: sk['S'] };
};

/** Returns a key as one text. Keys contain no control characters. */
export const keyText = ({ pk, sk }: ItemKey): string => `${pk}\n${sk}`;

/** The partition of a user, in which all of the user's own items are. */
export const partitionOf = (userId: string): string => `user#${userId}`;
