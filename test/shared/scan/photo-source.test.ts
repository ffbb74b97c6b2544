import { describe, expect, it } from 'vitest';
import { mealPhotos } from '#shared/scan/photo-source.ts';

const key = (last: number): string => `incoming/01JD000000000000000000000${last}`;
const dataUrl = (bytes: number, type = 'image/jpeg'): string =>
  `data:${type};base64,${Buffer.alloc(bytes, 1).toString('base64')}`;
const faultOf = (body: unknown): string | undefined => mealPhotos.safeParse(body).error?.issues[0]?.message;
const MB = 1024 * 1024;

describe('The photos of a meal in a request', () => {
  it.each([
    ['the key of an uploaded photo', { image: key(1) }],
    ['a picture of 4 MB as a data URL', { image: dataUrl(4 * MB) }],
    ['a PNG', { image: dataUrl(10, 'image/png') }],
    ['a WebP', { image: dataUrl(11, 'image/webp') }],
    ['five keys', { images: [1, 2, 3, 4, 5].map(key) }],
  ])('API-05 (D38) the photos of a meal in a request can be %s', (_, body) => {
    expect(faultOf(body)).toBeUndefined();
  });

  it.each([
    ['a picture over 4 MB', { image: dataUrl(4 * MB + 1) }, 'at most 4 MB'],
    ['a GIF', { image: dataUrl(10, 'image/gif') }, 'JPEG, PNG or WebP'],
    ['an SVG that is not base64', { image: 'data:image/svg+xml,<svg/>' }, 'JPEG, PNG or WebP'],
    ['an empty picture', { image: 'data:image/jpeg;base64,' }, 'JPEG, PNG or WebP'],
    ['nothing', {}, 'either image or images'],
    ['both', { image: key(1), images: [key(2)] }, 'either image or images'],
    ['no key at all', { images: [] }, '>=1'],
    ['six keys', { images: [1, 2, 3, 4, 5, 6].map(key) }, 'up to 5 photos'],
    ['the same key twice', { images: [key(1), key(1)] }, 'each photo only once'],
    ['data URLs as images', { images: [dataUrl(10_000)] }, 'Invalid photo key'],
  ])('the photos of a meal in a request cannot be %s', (_, body, fault) => {
    expect(faultOf(body)).toContain(fault);
  });
});
