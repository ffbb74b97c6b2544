import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runtimeConfig } from '#shared/config/runtime-config.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { liveTopics } from '#shared/item-types/registry.ts';
import { liveMessage } from '#shared/realtime/schema.ts';
import { arbitraryOfSchema } from '#test/support/arbitrary-of-schema.ts';
import { mutated, oddJson, oddStrings } from '#test/support/odd-json.ts';
import { destinationOf, resetLinkIn } from '#web/features/auth/reset-password/reset-link.ts';
import { createLiveConnection } from '#web/features/realtime/live-connection.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { errorFromResponse } from '#web/lib/api/error-from-response.ts';
import { loadConfig } from '#web/lib/config/load-config.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

const anyText = fc.oneof(oddStrings, fc.string({ unit: 'binary' }), fc.string());

describe('A typed number', () => {
  it('parses to a non-negative number, empty or invalid, without guessing or throwing', () => {
    const numberLike = fc
      .array(fc.constantFrom(...'0123456789.,-+e \u00a0٣½'.split('')), { maxLength: 14 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText, numberLike), fc.constantFrom('.', ',', ' ', '’', ''), (text, sign) => {
        const value = parseDecimal(text, sign);
        expect(value === null).toBe(text.trim() === '');
        expect(value !== null && value < 0).toBe(false);
        if (value !== null && !Number.isNaN(value))
          expect(text.trim()).toMatch(/^[\p{Nd}.,٫٬．，\s'’]*\p{Nd}[\p{Nd}.,٫٬．，\s'’]*$/u);
      }),
    );
  });

  it('accepts decimal points, decimal commas and thousands separators alike', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = amount.toFixed(2);
        expect(parseDecimal(digits, ',')).toBe(amount);
        expect(parseDecimal(digits.replace('.', ','), '.')).toBe(amount);
        const whole = Math.trunc(amount);
        expect(parseDecimal(whole.toLocaleString('en'), ',')).toBe(whole);
        expect(parseDecimal(whole.toLocaleString('de'), '.')).toBe(whole);
      }),
    );
  });
});

describe('The reset link', () => {
  it('opens the form with all of its parameters or the home page, never another site', () => {
    const names = fc.constantFrom('type', 'access_token', 'refresh_token', 'next', 'redirect_to');
    const texts = fc
      .oneof(fc.constantFrom('recovery', '//evil.example'), anyText)
      .map((text) => text.toWellFormed());
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts), { maxLength: 6 }), (pairs) => {
        const query = new URLSearchParams(pairs);
        const to = new URL(destinationOf(query), 'https://plate.example');
        expect(to.origin).toBe('https://plate.example');
        expect(['/', '/reset-password']).toContain(to.pathname);
        if (to.pathname !== '/') expect(resetLinkIn(to.searchParams)).toEqual(resetLinkIn(query));
      }),
    );
  });
});

describe('A failed API response', () => {
  const statuses = fc.integer({ min: 400, max: 599 });

  it('a failed API response becomes an error that the screens know, whatever its body', async () => {
    const bodies = fc.oneof(
      anyText,
      oddJson.map((odd) => JSON.stringify(odd)),
      fc.record({ code: anyText, message: anyText, request_id: anyText }).map((odd) => JSON.stringify(odd)),
    );
    await fc.assert(
      fc.asyncProperty(statuses, bodies, async (status, body) => {
        const error = await errorFromResponse(new Response(body, { status }));
        expect(Object.keys(errorCatalogue)).toContain(error.code);
        expect(error.status).toBe(status);
        expect(error).toBeInstanceOf(ApiError);
      }),
    );
  });
});

describe('The runtime config', () => {
  const valid = arbitraryOfSchema(runtimeConfig);
  const serve = (body: string, status = 200) => loadConfig(async () => new Response(body, { status }));

  it('parses the runtime config as the file states', async () => {
    await fc.assert(
      fc.asyncProperty(valid, async (config) => {
        expect(await serve(JSON.stringify(config))).toEqual(JSON.parse(JSON.stringify(config)));
      }),
    );
  });

  it('shows a readable message when it is broken', async () => {
    const broken = fc.oneof(
      anyText,
      oddJson.map((odd) => JSON.stringify(odd)),
      mutated(valid).map((odd) => JSON.stringify(odd) ?? ''),
    );
    const sentence = 'This installation has no valid config.json. Tell the person who runs it.';
    await fc.assert(
      fc.asyncProperty(broken, async (body) => {
        await expect(serve(body, 500)).rejects.toThrow(sentence);
        const read = await serve(body).catch((error: Error) => error.message);
        if (typeof read === 'string') expect(read).toBe(sentence);
        else expect(runtimeConfig.safeParse(JSON.parse(body)).success).toBe(true);
      }),
    );
  });
});

describe('A WebSocket message', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('delivers a valid message and ignores any other without closing the socket', async () => {
    const told: unknown[] = [];
    const socket = {
      send: () => undefined,
      close: () => undefined,
      onopen: null,
      onmessage: null as ((event: MessageEvent) => void) | null,
      onclose: null,
      onerror: null,
    };
    const connection = createLiveConnection({
      createTicket: async () => 'ticket',
      openSocket: () => socket,
      onChange: (message) => void told.push(message),
      onLost: () => undefined,
      onGap: () => undefined,
      random: () => 0,
      isHidden: () => false,
      isOnline: () => true,
    });
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    const messages = fc.record({
      type: fc.constantFrom('change', 'other'),
      entity: fc.constantFrom(...Object.keys(liveTopics), 'strangers'),
      operation: fc.constantFrom('INSERT', 'UPDATE', 'DELETE', 'DROP'),
      id: anyText,
    });
    const data = fc.oneof(
      anyText,
      oddJson.map((odd) => JSON.stringify(odd)),
      messages.map((each) => JSON.stringify(each)),
    );
    fc.assert(
      fc.property(data, (text) => {
        told.length = 0;
        socket.onmessage!(new MessageEvent('message', { data: text }));
        let read: unknown;
        try {
          read = JSON.parse(text);
        } catch {
          read = undefined;
        }
        const message = liveMessage.safeParse(read);
        expect(told).toEqual(message.success ? [message.data] : []);
      }),
      { numRuns: 300 },
    );
    connection.stop();
  });
});

describe('The sidebar cookie', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('opens or closes the sidebar, and any other cookie leaves it open', async () => {
    const pairs = fc.array(
      fc.tuple(fc.constantFrom('session', 'sidebar_state', 'x_sidebar_state', ''), anyText),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(pairs, async (cookies) => {
        const clean = cookies.map(([name, value]) => [name, value.replace(/[;\s]/g, '')] as const);
        const page = { cookie: clean.map(([name, value]) => `${name}=${value}`).join('; ') };
        vi.stubGlobal('document', page);
        vi.resetModules();
        const { useSidebar } = await import('#web/features/shell/sidebar-state.ts');
        const own = clean.find(([name]) => name === 'sidebar_state');
        expect(useSidebar.getState().isOpen).toBe(own ? own[1] === 'true' : true);
        useSidebar.getState().toggle();
        expect(page.cookie).toContain(`sidebar_state=${useSidebar.getState().isOpen};`);
      }),
      { numRuns: 20 },
    );
  });
});
