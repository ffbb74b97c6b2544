/**
 * Hosts of known push services. The browser supplies its endpoint, so without this list anyone could make us call any
 * URL (decision 0037). Sources: each browser's own `PushSubscription.endpoint`; Apple Developer Documentation, 'Sending
 * web push notifications in web apps and browsers'; Windows, 'WNS overview'.
 */
const hosts = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

const isOn = (hostname: string, host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);

/**
 * Returns whether an endpoint is a normalized URL of an allowed push service.
 * @param own origin of an additional service for local use, or blank
 */
export const isPushService = (endpoint: string, own = ''): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { href, hash, protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '' || href !== endpoint) return false;
  if (own !== '' && origin === own) return true;
  return protocol === 'https:' && port === '' && hosts.some((host) => isOn(hostname, host));
};
