import type { Sex } from '#shared/profile/choices.ts';

/** An account with demo data. */
export interface DemoAccount {
  email: string;
  password: string;
  fullName: string;
  sex: Sex;
}

/** The main demo account, on the top plan, with data of a regular user. The terminal prints it on every start. */
export const demoAccount: DemoAccount = {
  email: 'demo@platewise.local',
  password: 'demo1234',
  fullName: 'Dana Demo',
  sex: 'female',
};

/** A demo account on the Free plan, which shows what the paid plans add. The terminal prints it too. */
export const freeAccount: DemoAccount = {
  email: 'free@platewise.local',
  password: 'demo1234',
  fullName: 'Felix Free',
  sex: 'male',
};

/** The friends of the main demo account. */
export const friendAccounts: readonly DemoAccount[] = [
  { email: 'ines@platewise.local', password: 'demo1234', fullName: 'Ines Moreau', sex: 'female' },
  { email: 'theo@platewise.local', password: 'demo1234', fullName: 'Theo Lindgren', sex: 'male' },
];

/** Goal of all demo accounts, kcal per day. */
export const DEMO_GOAL = 2100;

/** The profile of the demo accounts besides the name: kg, cm, kcal and g per day. */
export const demoProfile = {
  age: 34,
  weight: 68,
  height: 171,
  activity_level: 'moderately_active',
  daily_calorie_goal: DEMO_GOAL,
  protein_goal: 120,
  carbs_goal: 230,
  fat_goal: 75,
  first_run: 'done',
} as const;
