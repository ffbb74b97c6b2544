/** Public interface of this feature: everything that other features may import. */
export { createDevicesRepository } from './push/devices-repository.ts';
export { type NotifyUser, notifyUserFromEnvironment } from './push/notify-user.ts';
