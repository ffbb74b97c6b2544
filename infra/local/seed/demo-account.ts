/** The demo account, with data of a regular user. The terminal prints it on every start. */
export const demoAccount = {
  email: 'demo@platewise.local',
  password: 'demo1234',
  fullName: 'Dana Demo',
};

/** The profile of the demo account: kg, cm, kcal per day. */
export const demoProfile = {
  full_name: demoAccount.fullName,
  age: 34,
  weight: 68,
  height: 171,
  activity_level: 'moderately_active',
  daily_calorie_goal: 2100,
  first_run: 'done',
} as const;
