/** As in `bad-requests.ts`. */
export const profileCases: [string, string, string, unknown, string][] = [
  ['a child', 'PUT', '/api/profile', { age: 12 }, 'age'],
  ['an impossible weight', 'PUT', '/api/profile', { weight: 5000 }, 'weight'],
  ['an invented activity', 'PUT', '/api/profile', { activity_level: 'couch' }, 'activity_level'],
  ['an invented sex', 'PUT', '/api/profile', { sex: 'other' }, 'sex'],
  ['an invented unit', 'PUT', '/api/profile', { unit_system: 'stone' }, 'unit_system'],
  ['a home on Mars', 'PUT', '/api/profile', { time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['an unsupported language', 'PUT', '/api/profile', { language: 'fr' }, 'language'],
  ['an unknown consent', 'PUT', '/api/profile', { ai_consent: 'maybe' }, 'ai_consent'],
  ['a first run in an unknown state', 'PUT', '/api/profile', { first_run: 'later' }, 'first_run'],
  ['a fractional age', 'PUT', '/api/profile', { age: 34.5 }, 'age'],
  ['a goal of 0 calories', 'PUT', '/api/profile', { daily_calorie_goal: 0 }, 'daily_calorie_goal'],
  ['an impossible height', 'PUT', '/api/profile', { height: 1.71 }, 'height'],
  ['a profile with an email', 'PUT', '/api/profile', { email: 'ben@example.com' }, 'email'],
];
