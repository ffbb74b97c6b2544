import { expect, it } from 'vitest';
import { viewerAddressOf } from '#functions/platform/http/viewer-address.ts';

const from = (told?: string): string => viewerAddressOf({ 'cloudfront-viewer-address': told });

it('a viewer is identified by the address without the port', () => {
  expect(from('198.51.100.10:46532')).toBe('198.51.100.10');
});

it.each([
  ['2001:db8:1:2:3:4:5:6:46532', '2001:db8:1:2'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9:46532', '2001:db8:1:2'],
  ['2001:db8::9:443', '2001:db8:0:0'],
  ['::1:443', '0:0:0:0'],
])('a viewer with IPv6 is identified by its network: %s', (told, network) => {
  expect(from(told)).toBe(network);
});

it('a viewer that bypasses CloudFront counts as unknown', () => {
  expect([from(), from(''), from('nonsense')]).toEqual(['unknown', 'unknown', 'unknown']);
});
