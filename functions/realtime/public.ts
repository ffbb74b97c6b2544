/** Public interface of this feature: everything that other features may import. */
export { createNotifyUser } from './notify-user.ts';
export { createSocketEntity } from './socket-entity.ts';
export { createSocketRepository } from './socket-repository.ts';
