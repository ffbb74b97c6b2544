/** Every row of a person's has this attribute: whether it is there says whether the row is. */
export const isNew = { attr: 'user_id', exists: false } as const;
export const isThere = { attr: 'user_id', exists: true } as const;
