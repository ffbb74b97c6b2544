/** Every user-owned row has this attribute, so its presence shows whether the row exists. */
export const isNew = { attr: 'user_id', exists: false } as const;
export const isThere = { attr: 'user_id', exists: true } as const;
