import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { environment } from '#functions/platform/env.ts';
import { idempotencyOf } from '#functions/platform/idempotency/idempotency.ts';
import { unstorableIn } from '#functions/platform/http/unstorable-characters.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { oddStrings, shallowOddJson } from '#test/support/odd-json.ts';

const anyText = fc.oneof(oddStrings, fc.string({ unit: 'binary' }), fc.uuid(), fc.ulid());

describe('The Idempotency-Key header', () => {
  it('accepts a key unchanged or rejects it with its field name', () => {
    fc.assert(
      fc.property(anyText, fc.string(), (header, request) => {
        try {
          const { key } = idempotencyOf(header, request);
          expect(key).toBe(header);
          expect(key).toMatch(/^[A-Za-z0-9_-]{8,100}$/);
        } catch (error) {
          expect(error).toBeInstanceOf(CodedError);
          expect((error as CodedError).code).toBe('VALIDATION_FAILED');
          expect(header).not.toMatch(/^[A-Za-z0-9_-]{8,100}$/);
        }
      }),
    );
  });

  it('hashes the key with the request: equal requests give equal hashes, different ones do not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        // Lone surrogates are indistinguishable as bytes, and no request can contain them.
        fc.pre(one.isWellFormed() && other.isWellFormed());
        const hashOf = (text: string): string => idempotencyOf(undefined, text).request_hash;
        expect(hashOf(one) === hashOf(other)).toBe(one === other);
      }),
    );
  });

  it('generates a missing key that never repeats', () => {
    const keys = Array.from({ length: 200 }, () => idempotencyOf(undefined, 'x').key);
    expect(new Set(keys).size).toBe(200);
  });
});

describe('The environment variables', () => {
  afterEach(() => vi.unstubAllEnvs());
  const values = fc.oneof(
    fc.constantFrom('', 'https://plate.example', 'nonsense', ' ', 'javascript:1'),
    // Environment variables cannot contain null characters.
    fc.string().map((text) => text.replaceAll('\0', '')),
  );

  it('returns a variable unchanged or rejects it by name', () => {
    fc.assert(
      fc.property(values, values, (table, endpoint) => {
        vi.stubEnv('TABLE_NAME', table);
        vi.stubEnv('SOCKET_ENDPOINT', endpoint);
        try {
          expect(environment('TABLE_NAME', 'SOCKET_ENDPOINT')).toEqual({
            TABLE_NAME: table,
            SOCKET_ENDPOINT: endpoint,
          });
          expect(URL.canParse(endpoint) && table !== '').toBe(true);
        } catch (error) {
          expect((error as Error).message).toMatch(/^Environment: [^]*(TABLE_NAME|SOCKET_ENDPOINT)/);
        }
      }),
    );
  });
});

describe('Values that the table cannot store', () => {
  it('detects unstorable values at any depth, without false positives', () => {
    const holds = (value: unknown): boolean => {
      if (typeof value === 'object' && value !== null) return Object.values(value).some(holds);
      if (typeof value === 'string') return !value.isWellFormed();
      return typeof value === 'number' && value !== 0 && Math.abs(value) < 1e-130;
    };
    fc.assert(
      fc.property(fc.dictionary(fc.string(), shallowOddJson), (body) => {
        expect(unstorableIn(body).length > 0).toBe(holds(body));
      }),
    );
  });
});
