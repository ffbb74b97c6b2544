import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isPushService } from '#functions/reminders/push/push-services.ts';
import { createSendPush, type PushOutcome } from '#functions/reminders/push/send-push.ts';
import { createReadVapidKeys } from '#functions/reminders/push/vapid-keys.ts';
import { decrypted, vapidFault } from '#test/support/push-receiver.ts';
import { aBrowser, type PushAnswer, startPushService } from '#test/support/push-service.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { newVapidKey } from './scene.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const message = { title: 'Time to log lunch', body: 'Grüße 🥗', path: '/dashboard', tag: 'reminder' };

const privateKey = newVapidKey();
const readKeys = createReadVapidKeys(async () => privateKey, '/key');

const service = openForAllTests(startPushService);

const open = (over: Partial<Parameters<typeof createSendPush>[0]> = {}) => {
  const browser = aBrowser(service.origin);
  const send = createSendPush({
    readKeys,
    contact: 'support@plate.example',
    clock: () => NOW,
    ownService: service.origin,
    ...over,
  });
  const device = { endpoint: browser.subscription.endpoint, ...browser.subscription.keys };
  const sendIt = (to: Partial<typeof device> = {}): Promise<PushOutcome> =>
    send({ ...device, ...to }, message, { ttl: 1_800, urgency: 'normal', topic: 'reminder' });
  /** Sends while the service returns a scripted response. */
  const sendWhile = (answer: PushAnswer): Promise<PushOutcome> => {
    service.answer(device.endpoint, answer);
    return sendIt();
  };
  return { browser, device, sendIt, sendWhile };
};

describe('The push receiver used in tests', () => {
  it('decrypts the example of RFC 8291, but not with a changed bit', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
    const receiver = { pair, auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url') };
    const body = Buffer.from(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
      'base64url',
    );
    expect(decrypted(receiver, body)).toBe('When I grow up, I want to be a watermelon');
    body[body.length - 1]! ^= 1;
    expect(() => decrypted(receiver, body)).toThrow();
  });
});

describe('A push message', () => {
  it('a push message can be read only by its browser and states its time to live', async () => {
    const { browser, sendIt } = open();
    expect(await sendIt()).toEqual({ kind: 'taken' });
    const [came, ...more] = await browser.received();
    expect(more).toEqual([]);
    expect(JSON.parse(came!.text)).toEqual(message);
    expect(came!.headers).toMatchObject({
      ttl: '1800',
      urgency: 'normal',
      topic: 'reminder',
      'content-encoding': 'aes128gcm',
    });
    const other = aBrowser(service.origin);
    await sendIt({ endpoint: other.subscription.endpoint });
    await expect(other.received()).rejects.toThrow();
  });

  it("a push message carries a signature of the environment's key for that push service, which others cannot reuse", async () => {
    const { browser, sendIt } = open();
    await sendIt();
    const [{ headers } = { headers: {} as Record<string, string | undefined> }] = await browser.received();
    const { authorization } = headers;
    const { publicKey } = (await readKeys())!;
    expect(vapidFault(authorization, service.origin, publicKey)).toBeNull();
    expect(vapidFault(authorization, 'https://push.example', publicKey)).not.toBeNull();
    expect(vapidFault(authorization, service.origin, 'another')).not.toBeNull();
    const forged = authorization!.replace(/\.([\w-])(?=[\w-]+,)/, (_dot, first) =>
      first === 'A' ? '.B' : '.A',
    );
    expect(vapidFault(forged, service.origin, publicKey)).toBe('a false signature');
    const token = authorization!.split('.')[1]!;
    expect(JSON.parse(Buffer.from(token, 'base64url').toString())).toMatchObject({
      sub: 'mailto:support@plate.example',
    });
  });

  it.each([
    [{ status: 202 }, { kind: 'taken' }],
    [{ status: 404 }, { kind: 'gone' }],
    [{ status: 410 }, { kind: 'gone' }],
    [
      { status: 429, headers: { 'retry-after': '120' } },
      { kind: 'later', seconds: 120 },
    ],
    [
      { status: 429, headers: { 'retry-after': 'Fri, 20 Nov 2026 12:05:00 GMT' } },
      { kind: 'later', seconds: 300 },
    ],
    [{ status: 503 }, { kind: 'later', seconds: null }],
    [
      { status: 500, headers: { 'retry-after': 'soon' } },
      { kind: 'later', seconds: null },
    ],
    [{ status: 403 }, { kind: 'refused', why: 'The push service answered 403.' }],
    [{ status: 413 }, { kind: 'refused', why: 'The push service answered 413.' }],
  ] satisfies [PushAnswer, PushOutcome][])('treats the response %j as %j', async (answer, outcome) => {
    expect(await open().sendWhile(answer)).toEqual(outcome);
  });

  it('a push message follows no redirect', async () => {
    const elsewhere = aBrowser(service.origin);
    const location = elsewhere.subscription.endpoint;
    expect(await open().sendWhile({ status: 307, headers: { location } })).toMatchObject({ kind: 'refused' });
    expect(await elsewhere.received()).toEqual([]);
  });

  it('counts as possibly delivered without a response, and as undelivered when the connection is refused', async () => {
    expect(await open({ timeoutMs: 50 }).sendWhile('hang')).toMatchObject({ kind: 'unknown' });
    const gone = await startPushService();
    const { sendIt } = open({ ownService: gone.origin });
    await gone.stop();
    expect(await sendIt({ endpoint: `${gone.origin}/push/a` })).toEqual({ kind: 'later', seconds: null });
  });

  it('fails without a valid key of the environment', async () => {
    const none = open({ readKeys: createReadVapidKeys(async () => undefined, '/key') });
    await expect(none.sendIt()).rejects.toThrow('key is missing');
    const wrong = open({ readKeys: createReadVapidKeys(async () => 'secret', '/key') });
    await expect(wrong.sendIt()).rejects.toThrow('/key');
    expect(await none.browser.received()).toEqual([]);
  });

  it('rejects a subscription key that is no point on the curve without raising an alarm', async () => {
    const { browser, sendIt } = open();
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect(await sendIt({ p256dh })).toMatchObject({ kind: 'refused' });
    expect(await browser.received()).toEqual([]);
  });

  it('sends nothing to an address outside the known push services', async () => {
    const { browser, sendIt } = open({ ownService: '' });
    expect(await sendIt()).toMatchObject({ kind: 'refused' });
    expect(await browser.received()).toEqual([]);
  });
});

describe('The list of push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QOxx',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
  ])('accepts %s', (endpoint) => expect(isPushService(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.attacker.example/fcm/send/abc',
    'https://evilpush.apple.com.example/',
    'https://notfcm.googleapis.com/',
    'https://storage.googleapis.com/bucket',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/push',
    'http://127.0.0.1:3000/push/a',
    'https://localhost/push',
    'file:///etc/passwd',
    // Different spellings of one address: a browser would get every message several times.
    'https://fcm.googleapis.com/fcm/send/abc#2',
    'https://FCM.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'push',
  ])('rejects %s', (endpoint) => expect(isPushService(endpoint)).toBe(false));
});
