import { randomBytes } from 'node:crypto';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats an instant as API Gateway does, in the common log format: `12/Mar/2020:19:03:58 +0000`. */
export const gatewayTime = (instant: Date): string => {
  const day = [twoDigits(instant.getUTCDate()), months[instant.getUTCMonth()], instant.getUTCFullYear()].join(
    '/',
  );
  const time = [instant.getUTCHours(), instant.getUTCMinutes(), instant.getUTCSeconds()]
    .map(twoDigits)
    .join(':');
  return `${day}:${time} +0000`;
};

/** Creates a trace ID in the format of AWS X-Ray: version, start second in hex, 96 random bits. */
export const newTraceId = (now: Date): string =>
  `Root=1-${Math.floor(now.getTime() / 1000).toString(16)}-${randomBytes(12).toString('hex')}`;
