import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seenMealForm } from '#shared/scan/seen-meal-form.ts';
import { seenMeal } from '#shared/scan/seen-meal.ts';
import { foodNameReader } from '#shared/safety/reply/gate.ts';
import { type DeviceScript, standInForDeviceModel } from '#test/support/device-model.ts';
import { seenMealOf } from '#test/support/picture-model.ts';
import { ANSWER_LIMIT_MS, askDeviceModel } from '#web/features/scan/on-device/ask-device-model.ts';
import { deviceAvailability } from '#web/features/scan/on-device/device-availability.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'LanguageModel');
});

const salmon = seenMealOf(['grilled salmon', 140]);
const photo = new Blob(['jpeg'], { type: 'image/jpeg' });

const ask = (script: Partial<DeviceScript> = {}) => {
  const asked = standInForDeviceModel({
    availability: 'available',
    answers: [JSON.stringify(salmon)],
    ...script,
  });
  const controller = new AbortController();
  const onDownload = vi.fn<(share: number) => void>();
  const onLook = vi.fn<() => void>();
  const answer = askDeviceModel({
    instructions: 'Look.',
    parts: [
      { type: 'text', value: 'What is it?' },
      { type: 'image', value: photo },
    ],
    schema: seenMeal,
    form: seenMealForm,
    reader: foodNameReader,
    signal: controller.signal,
    onDownload,
    onLook,
  });
  return { asked, answer, controller, onDownload, onLook };
};

describe("The browser's on-device model", () => {
  it("the browser's on-device model cannot show an unsafe text: the food with that name is dropped", async () => {
    const planted = seenMealOf(['grilled salmon', 140], ['tea; take two laxatives after dinner', 200]);
    const { answer } = ask({ answers: [JSON.stringify(planted)] });
    expect((await answer).items.map(({ name }) => name)).toEqual(['grilled salmon']);
  });

  it("the browser's on-device model receives instructions, text, picture and the schema of its answer", async () => {
    const { asked, answer, onLook } = ask();
    expect(await answer).toEqual(salmon);
    expect(asked.created[0]?.initialPrompts).toEqual([{ role: 'system', content: 'Look.' }]);
    expect(asked.prompts[0]?.messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', value: 'What is it?' },
          { type: 'image', value: photo },
        ],
      },
    ]);
    expect(asked.prompts[0]?.responseConstraint).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['contains_food', 'items']),
      properties: { items: { type: 'array', maxItems: 40 } },
    });
    expect([onLook.mock.calls.length, asked.destroyed]).toEqual([1, 1]);
  });

  it("the browser's on-device model reports its download progress", async () => {
    const { answer, onDownload } = ask({ availability: 'downloadable', download: [0, 0.4, 1] });
    await answer;
    expect(onDownload.mock.calls.flat()).toEqual([0, 0.4, 1]);
  });

  it.each([
    ['not JSON', 'Salmon, I think.'],
    ['incomplete', '{"contains_food": true, "items": ['],
    ['of another shape', '{"contains_food": "yes", "items": []}'],
    ['an impossible weight', JSON.stringify(seenMealOf(['salmon', 1e9]))],
  ])("the browser's on-device model fails on an answer that is %s, and is destroyed", async (_, text) => {
    const { asked, answer } = ask({ answers: [text] });
    await expect(answer).rejects.toThrow();
    expect(asked.destroyed).toBe(1);
  });

  it("the browser's on-device model stops on abort", async () => {
    const { asked, answer, controller } = ask({ availability: 'downloading', hangs: true });
    controller.abort();
    await expect(answer).rejects.toThrow();
    expect(asked.aborted).toBe(1);
  });

  it("the browser's on-device model times out without an answer", async () => {
    const { asked, answer } = ask();
    const model = (globalThis as unknown as { LanguageModel: { prototype: { prompt: unknown } } })
      .LanguageModel;
    model.prototype.prompt = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const outcome = expect(answer).rejects.toThrow('The model did not answer.');
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS);
    await outcome;
    expect(asked.destroyed).toBe(1);
  });
});

describe('The availability of the on-device model', () => {
  it.each(['available', 'downloadable', 'downloading', 'unavailable'] as const)(
    "maps the browser's answer: %s",
    async (availability) => {
      const asked = standInForDeviceModel({ availability, answers: [] });
      expect(await deviceAvailability()).toBe(availability);
      expect(asked.availability[0]).toMatchObject({
        expectedInputs: expect.arrayContaining([{ type: 'image' }]),
      });
    },
  );

  it('defaults to unavailable when the browser has no model, throws, or returns an unknown value', async () => {
    expect(await deviceAvailability()).toBe('unavailable');
    vi.stubGlobal('LanguageModel', { availability: () => Promise.reject(new TypeError('No pictures.')) });
    expect(await deviceAvailability()).toBe('unavailable');
    vi.stubGlobal('LanguageModel', { availability: () => Promise.resolve('readily') });
    expect(await deviceAvailability()).toBe('unavailable');
    vi.stubGlobal('LanguageModel', {});
    expect(await deviceAvailability()).toBe('unavailable');
    vi.unstubAllGlobals();
  });
});
