/** The product's own app around the page. It sells nothing itself yet (SUBS-18). */
interface NativeWindow {
  ReactNativeWebView?: { postMessage: (message: string) => void };
  Capacitor?: { isNativePlatform?: () => boolean };
}

/** The app adds it to the browser's name where it can put nothing into the page. */
const USER_AGENT_TOKEN = /\bPlatewiseApp\//;

const here = (): NativeWindow => window as unknown as NativeWindow;

/** Whether the page runs inside the mobile app. */
export const isNativeApp = (): boolean =>
  here().ReactNativeWebView !== undefined ||
  here().Capacitor?.isNativePlatform?.() === true ||
  USER_AGENT_TOKEN.test(navigator.userAgent);

/** Opens an address in the device's own browser, outside the app. */
export const openInBrowser = (url: string): void => {
  const bridge = here().ReactNativeWebView;
  if (bridge) bridge.postMessage(JSON.stringify({ type: 'open-url', url }));
  else window.open(url, '_system', 'noopener');
};
