/** Options that all entities share: items hold the attributes of their schema and nothing else. */
export const entityDefaults = { timestamps: false, entityAttribute: false } as const;
