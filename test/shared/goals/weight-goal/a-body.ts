/** Body data of an adult who is somewhat overweight. */
export const aBody = {
  age: 40,
  weight: 85,
  height: 178,
  sex: 'male' as const,
  activity_level: 'lightly_active' as const,
};
