/** Window of the mobile app that embeds the page. It sells nothing itself yet (SUBS-18). */
interface NativeWindow {
  ReactNativeWebView?: { postMessage: (message: string) => void };
  Capacitor?: { isNativePlatform?: () => boolean };
}

/** Added to the user agent by apps that cannot inject a script into the page. */
const USER_AGENT_TOKEN = /\bPlatewiseApp\//;

const here = (): NativeWindow => window as unknown as NativeWindow;

/** Returns whether the page runs inside the mobile app. */
export const isNativeApp = (): boolean =>
  here().ReactNativeWebView !== undefined ||
  here().Capacitor?.isNativePlatform?.() === true ||
  USER_AGENT_TOKEN.test(navigator.userAgent);

/** Opens a URL in the device's browser, outside the app. */
export const openInBrowser = (url: string): void => {
  const bridge = here().ReactNativeWebView;
  if (bridge) bridge.postMessage(JSON.stringify({ type: 'open-url', url }));
  else window.open(url, '_system', 'noopener');
};
