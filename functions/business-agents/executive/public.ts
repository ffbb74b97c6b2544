/** Public interface of this feature: everything that other features may import. */
export { type ActivitiesRepository, createActivitiesRepository } from './crm/activities-repository.ts';
export { createCrmActivityEntity, duePartition } from './crm/crm-activity-entity.ts';
