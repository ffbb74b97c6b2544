/** What all entities share: rows hold what the product says of them and nothing else. */
export const houseEntity = { timestamps: false, entityAttribute: false } as const;
