/**
 * All achievements, in the order in which most users earn them (decision D35). Lists and messages are derived from this
 * catalog.
 */
export const achievementCatalogue = {
  first_meal: { title: 'First meal', how: 'Log a meal.', points: 10 },
  first_photo: { title: 'First photo', how: 'Photograph a meal.', points: 10 },
  first_voice_log: { title: 'First voice log', how: 'Log a meal by voice.', points: 10 },
  first_friend: { title: 'First friend', how: 'Add your first friend.', points: 20 },
  first_share: { title: 'First shared meal', how: 'Share a meal.', points: 20 },
  streak_3: { title: '3-day streak', how: 'Log 3 days in a row.', points: 20 },
  meals_10: { title: '10 meals', how: 'Log 10 meals.', points: 20 },
  streak_7: { title: '7-day streak', how: 'Log 7 days in a row.', points: 50 },
  goal_week: {
    title: 'Goal met on 5 days of a week',
    how: 'Be within 10% of your calorie goal on 5 of 7 days.',
    points: 75,
  },
  meals_100: { title: '100 meals', how: 'Log 100 meals.', points: 100 },
  streak_30: { title: '30-day streak', how: 'Log 30 days in a row.', points: 200 },
} as const;

export type AchievementName = keyof typeof achievementCatalogue;
export const achievementNames = Object.keys(achievementCatalogue) as [AchievementName, ...AchievementName[]];
