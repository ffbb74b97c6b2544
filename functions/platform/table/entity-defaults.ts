/** Options of all entities: items contain only the attributes of their schema. */
export const entityDefaults = { timestamps: false, entityAttribute: false } as const;
