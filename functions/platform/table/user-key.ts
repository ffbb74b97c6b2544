/** Partition of everything that belongs to one person. Every query of a person's data stays inside it. */
export const userKey = {
  field: 'pk',
  composite: ['user_id'],
  template: 'user#${user_id}',
  casing: 'none',
} as const;
