/**
 * Whether this browser can receive push messages. `install`: once the app is on the home screen (Safari on iPhone and
 * iPad: WebKit blog, 'Web Push for Web Apps on iOS and iPadOS').
 */
export type PushSupport = 'ready' | 'install' | 'none';

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad reports a Mac user agent.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export const pushSupport = (): PushSupport => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready';
  return isApple() ? 'install' : 'none';
};
