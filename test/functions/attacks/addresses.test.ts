import { describe, expect, it } from 'vitest';
import { isPushService } from '#functions/reminders/push/push-services.ts';
import { gtinOf } from '#shared/barcodes/gtin.ts';
import { photoIdOf } from '#shared/photos/schema.ts';

/** Spellings of addresses of the machine, its network or the cloud's metadata (SSRF). */
const inside = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://169.254.170.2/v2/credentials',
  'https://metadata.google.internal/',
  'https://localhost./',
  'https://10.0.0.1/',
];

/** URLs that imitate a push service. */
const disguised = [
  'https://fcm.googleapis.com@attacker.example/',
  'https://fcm.googleapis.com:x@attacker.example/',
  'https://attacker.example/fcm.googleapis.com',
  'https://attacker.example?fcm.googleapis.com',
  'https://attacker.example#.fcm.googleapis.com',
  'https://attacker.example\\.fcm.googleapis.com/',
  'https://fcm.googleapis.com./fcm/send/a',
  'https://fcm.googleapis.com%2eattacker.example/',
  'https://fcm.googleapis.com\t.attacker.example/',
  'https://fcm。googleapis。com/fcm/send/a',
  'https://ｆcm.googleapis.com/fcm/send/a',
  'https:fcm.googleapis.com/fcm/send/a',
  'https:///fcm.googleapis.com/fcm/send/a',
  '//fcm.googleapis.com/fcm/send/a',
  ' https://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com/fcm/../../a',
  'https://x-push.apple.com.attacker.example/',
  'https://xpush.apple.com/',
  'gopher://fcm.googleapis.com/',
  'javascript:fetch("https://fcm.googleapis.com")',
];

describe('A push service URL given by a client', () => {
  it.each([...inside, ...disguised])('the server never calls %j as a push service', (address) => {
    expect(isPushService(address)).toBe(false);
  });

  it('the server calls a real push service, which proves the list above meaningful', () => {
    expect(isPushService('https://fcm.googleapis.com/fcm/send/a')).toBe(true);
  });
});

describe('A barcode that becomes part of a URL', () => {
  it.each([
    '../../admin',
    '4006381333931/../../admin',
    '4006381333931?fields=_all',
    '4006381333931#',
    '4006381333931@attacker.example',
    '%2e%2e%2f4006381333931',
    '4006381333931\r\nHost: attacker.example',
    '４００６３８１３３３９３１',
  ])('rejects a barcode that does not consist of digits: %j', (typed) => {
    expect(gtinOf(typed)).toBeNull();
  });

  it('accepts a valid barcode', () => expect(gtinOf('4006381333931')).toBe('4006381333931'));
});

describe('The photo address in a request', () => {
  const id = '01HZX3K9V5T8QJ4M7N2B6C0DEF';

  it('a photo address yields the photo ID only, whatever host it names: nothing is fetched from there', () => {
    expect(photoIdOf(`https://attacker.example/photos/${id}?x=1`)).toBe(id);
  });

  it.each([
    `photos/../exports/${id}`,
    `photos/${id}/../../exports/all.zip`,
    `photos/${id}\u0000.zip`,
    `photos//${id}`,
    `https://attacker.example/a/photos/${id}`,
    `exports/${id}`,
    `photos/${id.toLowerCase()}`,
    `photos/%2e%2e/${id}`,
  ])('a photo address yields no photo ID when its path leads elsewhere: %j', (address) => {
    expect(photoIdOf(address)).toBeNull();
  });
});
