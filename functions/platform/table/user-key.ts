/** Returns the partition of all rows of a user. Queries of user data never leave it. */
export const userPartition = (userId: string): string => `user#${userId}`;
