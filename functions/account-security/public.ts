/** Public interface of this feature: everything that other features may import. */
export { createAppRepository } from './app-repository.ts';
export { createNewSessionNotifier } from './notify-new-sessions.ts';
export { neverFailing, openSendNotice, type SendNotice } from './send-notice.ts';
