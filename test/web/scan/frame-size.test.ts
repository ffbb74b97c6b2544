import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameSizeOf } from '#web/features/scan/photos/frame-size.ts';

describe('The size of a captured frame', () => {
  it('SCAN-16 shrinks to a width of 1024 in the same proportion', () => {
    expect(frameSizeOf({ width: 1920, height: 1080 })).toEqual({ width: 1024, height: 576 });
    expect(frameSizeOf({ width: 3024, height: 4032 })).toEqual({ width: 1024, height: 1364 });
  });

  it('the size of a captured frame never grows', () => {
    expect(frameSizeOf({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  });

  it('SCAN-16 SCAN-17 the size of a captured frame stays even and within limits for any camera', () => {
    const side = fc.integer({ min: 1, max: 12_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = frameSizeOf({ width, height });
        expect((size.width % 2) + (size.height % 2)).toBe(0);
        expect(size.width).toBeGreaterThanOrEqual(2);
        expect(size.width).toBeLessThanOrEqual(1024);
        expect(size.height).toBeGreaterThanOrEqual(2);
        expect(size.height).toBeLessThanOrEqual(2048);
      }),
    );
  });
});
