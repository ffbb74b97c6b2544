import { casesOf, type RequestCase } from './request-cases.ts';

export const profileCases: RequestCase[] = [
  ...casesOf('PUT', '/api/profile', [
    ['a child', { age: 12 }, 'age'],
    ['an impossible weight', { weight: 5000 }, 'weight'],
    ['an invented activity', { activity_level: 'couch' }, 'activity_level'],
    ['an invented sex', { sex: 'other' }, 'sex'],
    ['an invented unit', { unit_system: 'stone' }, 'unit_system'],
    ['a home on Mars', { time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['an unsupported language', { language: 'fr' }, 'language'],
    ['an unknown consent', { ai_consent: 'maybe' }, 'ai_consent'],
    ['a first run in an unknown state', { first_run: 'later' }, 'first_run'],
    ['a fractional age', { age: 34.5 }, 'age'],
    ['a goal of 0 calories', { daily_calorie_goal: 0 }, 'daily_calorie_goal'],
    ['an impossible height', { height: 1.71 }, 'height'],
    ['a profile with an email', { email: 'ben@example.com' }, 'email'],
  ]),
];
