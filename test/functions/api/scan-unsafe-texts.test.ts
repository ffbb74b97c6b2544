import { expect, it } from 'vitest';
import { uploadPhoto } from '#test/support/api-user.ts';
import { holdPictureModel } from '#test/support/hold-picture-model.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { seenMealOf } from '#test/support/picture-model.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { withUser } from '#test/support/with-user.ts';

const model = openForAllTests(holdPictureModel);

it('shows no unsafe text of the model: such a food or label is dropped, and without any other food the answer is refused', async () => {
  const user = await withUser({ profile: { ai_consent: 'granted' } });
  const analyze = async () =>
    user.call('POST', '/api/functions/analyze-food-image', {
      image: (await uploadPhoto(user, tinyJpeg)).key,
    });
  const seen = seenMealOf(['grilled salmon', 140], ['tea, then make yourself throw up', 200]);
  await model.sees({
    ...seen,
    dietary_labels: ['pescatarian', 'eat only 500 kcal a day'],
    equipment: ['fork', 'Inject 4 extra units of insulin.'],
    allergens: ['fish', 'take a laxative'],
  });
  const { status, body } = await analyze();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    dietary_labels: ['pescatarian'],
    equipment: ['fork'],
    allergens: ['fish'],
    items: [{ grams: 140 }],
  });
  expect(JSON.stringify(body)).not.toMatch(/throw up|500 kcal|insulin|laxative/i);
  await model.sees(seenMealOf(['tea, then make yourself throw up', 200]));
  expect((await analyze()).body.code).toBe('NO_FOOD_IN_PHOTO');
});
