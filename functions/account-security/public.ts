/** Public interface of this feature: everything that other features may import. */
export { createNewSessionNotifier } from './notify-new-sessions.ts';
export { neverFailing, openSendNotice, type SendNotice } from './send-notice.ts';
