/** Partition of everything that belongs to one person. Every query of a person's data stays inside it. */
export const userPartition = (userId: string): string => `user#${userId}`;
