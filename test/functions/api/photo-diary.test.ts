import { describe, expect, inject, it } from 'vitest';
import type { PhotoMonth } from '#shared/diary/photo-diary.ts';
import { uploadPhoto, ZONE } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { withUser } from '#test/support/with-user.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';

const origin = inject('origin');

describe('GET /api/photo-diary/{month}', () => {
  it('D18 returns the entries of the month with a photo to plans from Basic, with addresses that load', async () => {
    const [mara, ben] = await Promise.all([withUser(), withUser()]);
    const { id, key } = await uploadPhoto(mara, tinyJpeg);
    await mara.call('POST', '/api/functions/analyze-food-image', { image: key });
    const { image_url } = (await mara.call('GET', `/api/photos/${id}`)).body;
    const meal = { calories: 300, time_zone: ZONE };
    const log = (food_name: string, day: string, photo: unknown = null) =>
      mara.call('POST', '/api/food-entries', {
        ...meal,
        food_name,
        image_url: photo,
        logged_at: `${day}T12:00:00Z`,
      });
    await log('Soup with photo', '2026-03-31', image_url);
    await log('Soup without', '2026-03-30');
    await log('Next month', '2026-04-01', image_url);
    const month = (user: typeof mara, of = '2026-03') => user.call('GET', `/api/photo-diary/${of}`);

    expect((await month(mara)).body.code).toBe('TIER_REQUIRED');
    await Promise.all([mara, ben].map((user) => givePlan(inject('dataDir'), user, 'basic')));
    const { status, body } = await month(mara);
    const { entries } = body as unknown as PhotoMonth;
    expect([status, entries.map(({ food_name }) => food_name)]).toEqual([200, ['Soup with photo']]);
    expect((await fetch(origin + entries[0]!.image_url)).status).toBe(200);
    expect((await month(ben)).body).toEqual({ month: '2026-03', entries: [] });
    expect((await month(mara, '2026-13')).status).toBe(400);
  });
});
