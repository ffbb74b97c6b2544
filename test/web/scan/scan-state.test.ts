import { describe, expect, it } from 'vitest';
import { type ScanEvent, type ScanState, scanOff, scanReducer } from '#web/features/scan/scan-state.ts';
import { mealOfAnalysis } from '#web/features/scan/scanned-meal.ts';
import { analysis } from './foods.ts';

const photo = { jpeg: new Blob(['x']), preview: 'blob:1' };
const meal = mealOfAnalysis(analysis);
const stream = {} as MediaStream;
const failed = { type: 'analysis-failed', message: 'No.', photoRefused: false } as const;
const after = (...events: ScanEvent[]): ScanState => events.reduce(scanReducer, scanOff);
const taken: ScanEvent = { type: 'photo-taken', photo };
const stored: ScanEvent = { type: 'photo-stored', key: 'incoming/1' };

describe('the steps of a scan', () => {
  it('SCAN-11 run from off over the camera and the analysis to the result, and back', () => {
    const events: ScanEvent[] = [
      { type: 'camera-asked' },
      { type: 'camera-started', stream },
      taken,
      { type: 'meal-found', meal },
      { type: 'ended' },
    ];
    const steps = events.map((_, index) => after(...events.slice(0, index + 1)).step);
    expect(steps).toEqual(['starting', 'streaming', 'analyzing', 'result', 'off']);
  });

  it.each<[string, ScanEvent]>([
    ['a camera that was asked for', { type: 'camera-started', stream }],
    ['an analysis', { type: 'meal-found', meal }],
    ['a failure', failed],
    ['a missing model', { type: 'model-missing' }],
    ['an upload', stored],
  ])('stay off when %s comes after the person has left', (_, late) => {
    expect(after(taken, { type: 'ended' }, late)).toEqual(scanOff);
  });

  it('keep photo and key through every failure', () => {
    const ways: ScanEvent[][] = [
      [failed],
      [failed, { type: 'retried' }],
      [failed, { type: 'typing-chosen' }],
      [{ type: 'model-missing' }],
      [{ type: 'model-missing' }, { type: 'meal-found', meal }],
    ];
    for (const way of ways) {
      expect(after(taken, stored, ...way)).toMatchObject({ photo, storedKey: 'incoming/1' });
    }
  });

  it('forget the key of a photo that the server does not take, and keep the photo', () => {
    const state = after(taken, stored, { ...failed, photoRefused: true });
    expect(state).toMatchObject({ step: 'failed', photo, storedKey: null });
  });

  it('return to off when the camera does not start', () => {
    expect(after({ type: 'camera-asked' }, { type: 'camera-failed' })).toEqual(scanOff);
  });
});
