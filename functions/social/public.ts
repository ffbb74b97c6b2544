/** Public interface of this feature: everything that other features may import. */
export { createFeedPointerEntity, sharedBy } from './feed/feed-pointer-entity.ts';
export { createEraseFriends } from './friends/erase-friends-repository.ts';
export { socialJobOfRecord, type SocialJob } from './jobs/social-job.ts';
export { createLikeRecounts } from './likes/like-recounts-repository.ts';
export { createScheduleRecounts, type ScheduleRecounts } from './likes/schedule-recounts.ts';
export { createEraseSharedMeals } from './meals/erase-shared-meals-repository.ts';
export { OPEN_REPORTS, createMealReportEntity } from './meals/meal-report-entity.ts';
export { entryRow, mealRow, type MealRow } from './meals/meal-rows.ts';
export { pairIdOf } from './friends/pair-id.ts';
export { displayNameOf } from './friends/display-name.ts';
export { emailHintOf } from './friends/email-hint.ts';
export { createReceivedReportEntity, RECEIVED_REPORT_PREFIX } from './meals/received-report-entity.ts';
export { createSharedEntryEntity } from './meals/shared-entry-entity.ts';
export { SHARED_MEAL_PREFIX, createSharedMealEntity } from './meals/shared-meal-entity.ts';
