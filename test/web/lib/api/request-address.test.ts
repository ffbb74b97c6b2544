import { describe, expect, it } from 'vitest';
import { addressOf } from '#web/lib/api/request-address.ts';

describe('addressOf', () => {
  it('escapes path parameters', () => {
    expect(addressOf({ path: '/api/photos/{id}' }, { id: 'a/b c' })).toBe('/api/photos/a%2Fb%20c');
  });

  it('leaves undefined parameters out of the query', () => {
    const query = { local_date: undefined, time_zone: 'Europe/Berlin' };
    expect(addressOf({ path: '/api/dashboard' }, {}, query)).toBe('/api/dashboard?time_zone=Europe%2FBerlin');
  });
});
