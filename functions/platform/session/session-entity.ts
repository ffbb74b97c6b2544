import { flag, number, optionalNumber, optionalText, text, textKey, textSet } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

/** Key prefix of sessions. */
export const SESSION_PREFIX = 'session#';

/** A session of a user in one browser, identified by the `origin_jti` of its tokens. */
export const createSessionEntity = defineUserEntity(
  'session',
  {
    id: textKey,
    /** Device and browser family, for example 'iPhone' and 'Safari'; the user agent itself is not stored. */
    device: text,
    browser: text,
    /** IANA time zone, if a request contained one. */
    time_zone: optionalText,
    created_at: text,
    /** Updated by writes, at most every half hour. */
    last_seen_at: text,
    /** When the user signed in, in epoch seconds. */
    signed_in_at: number,
    /** When the user last proved who they are in this session, in epoch seconds. */
    proven_at: optionalNumber,
    /** Whether the user had never signed in with this device and browser. */
    is_new_device: flag,
    ended_at: optionalText,
    expires_at: number,
  },
  ({ id }) => `${SESSION_PREFIX}${id}`,
);

/** Devices and browsers with which a user has signed in, so that an email is sent about a new one only. */
export const createKnownDevicesEntity = defineUserEntity(
  'known_devices',
  { devices: textSet },
  () => 'account#known-devices',
);
