/** The account that shows what a used product looks like. The terminal names it at every start. */
export const demoAccount = {
  email: 'demo@platewise.local',
  password: 'demo1234',
  fullName: 'Dana Demo',
};

/** Its profile: kg, cm, kcal a day. */
export const demoProfile = {
  full_name: demoAccount.fullName,
  age: 34,
  weight: 68,
  height: 171,
  activity_level: 'moderately_active',
  daily_calorie_goal: 2100,
  first_run: 'done',
} as const;
