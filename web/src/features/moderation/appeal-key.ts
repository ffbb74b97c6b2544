/** Returns the query key of a link's decision, by its ID: keys are logged, and the token's secret must not be. */
export const appealKeyOf = (token: string) => ['appeal', token.split('.')[1]] as const;
