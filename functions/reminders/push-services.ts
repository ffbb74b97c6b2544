/**
 * Where browsers take messages. A browser says itself where it is reached: whoever is not on this list would make us
 * call whatever they like (decision 0037). Sources: each browser's own `PushSubscription.endpoint`; Apple Developer
 * Documentation, 'Sending web push notifications in web apps and browsers'; Windows, 'WNS overview'.
 */
const hosts = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

const isOn = (hostname: string, host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);

/**
 * Whether an address is one of a push service, which we may call, written as browsers write it: one address has one name.
 * @param own origin of one more, on one machine; blank for none
 */
export const isPushService = (endpoint: string, own = ''): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { href, hash, protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '' || href !== endpoint) return false;
  if (own !== '' && origin === own) return true;
  return protocol === 'https:' && port === '' && hosts.some((host) => isOn(hostname, host));
};
