import { describe, expect, it } from 'vitest';
import { newPhoto } from '#web/features/scan/photos/meal-photos.ts';
import { type ScanEvent, type ScanState, scanOff, scanReducer } from '#web/features/scan/scan-state.ts';
import { mealOfAnalysis } from '#web/features/scan/result/scanned-meal.ts';
import { analysis } from '#test/support/builders/a-food-analysis.ts';

const photo = newPhoto(new Blob(['x']));
const meal = mealOfAnalysis(analysis);
const stream = {} as MediaStream;
const failed = { type: 'analysis-failed', message: 'No.', faults: [], canWait: false } as const;
const after = (...events: ScanEvent[]): ScanState => events.reduce(scanReducer, scanOff);
const taken: ScanEvent = { type: 'photos-taken', photos: [photo] };
const stored: ScanEvent = { type: 'photo-stored', id: photo.id, key: 'incoming/1' };
const found: ScanEvent = { type: 'meal-found', meal };

describe('The states of a scan', () => {
  it('SCAN-11 the states of a scan go from off through camera and analysis to the result, and back', () => {
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
    ['a requested camera', { type: 'camera-started', stream }],
    ['an analysis', { type: 'meal-found', meal }],
    ['a failure', failed],
    ['a missing model', { type: 'model-missing' }],
    ['an upload', stored],
  ])('the states of a scan stay off when %s arrives after the user has left', (_, late) => {
    expect(after(taken, { type: 'ended' }, late)).toEqual(scanOff);
  });

  it('the states of a scan keep photo and key through every failure', () => {
    const ways: ScanEvent[][] = [
      [failed],
      [failed, { type: 'retried' }],
      [failed, { type: 'typing-chosen' }],
      [{ type: 'model-missing' }],
      [{ type: 'model-missing' }, { type: 'meal-found', meal }],
      [{ type: 'consent-needed', isDeclined: false }],
      [{ type: 'consent-needed', isDeclined: false }, { type: 'consent-declined' }],
      [{ type: 'consent-needed', isDeclined: true }, { type: 'consent-reconsidered' }],
    ];
    for (const way of ways) {
      expect(after(taken, stored, ...way)).toMatchObject({
        photos: [{ jpeg: photo.jpeg, key: 'incoming/1' }],
      });
    }
  });

  it('the states of a scan drop the key of a photo that the server rejects, and keep the photo', () => {
    const faults = [{ id: photo.id, message: 'No picture.', refused: true }];
    const state = after(taken, stored, { ...failed, faults });
    expect(state).toMatchObject({
      step: 'failed',
      photos: [{ jpeg: photo.jpeg, key: null, fault: 'No picture.' }],
    });
  });

  it('the states of a scan return to off when the camera does not start', () => {
    expect(after({ type: 'camera-asked' }, { type: 'camera-ended' })).toEqual(scanOff);
  });

  it('the states of a scan return to the plate when the camera for another photo is canceled, ends or captures none', () => {
    const plate = after(taken, found);
    const ways: ScanEvent[][] = [
      [{ type: 'camera-asked' }, { type: 'camera-ended' }],
      [{ type: 'camera-asked' }, { type: 'camera-started', stream }, { type: 'went-back' }],
      [taken, { type: 'went-back' }],
      [taken, failed, { type: 'went-back' }],
      [taken, failed, { type: 'retried' }, failed, { type: 'typing-chosen' }, { type: 'went-back' }],
    ];
    for (const way of ways) expect(way.reduce(scanReducer, plate)).toEqual(plate);
  });

  it('the states of a scan add a photo each time, and discard the previous plate', () => {
    const another = newPhoto(new Blob(['y']));
    const events: ScanEvent[] = [taken, found, { type: 'photos-taken', photos: [another] }, found];
    expect(after(...events)).toEqual({ step: 'result', photos: [photo, another], meal });
  });
});
