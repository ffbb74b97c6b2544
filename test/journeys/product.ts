import { mkdirSync } from 'node:fs';
import { makeCameraFilm } from '#test/support/camera-film.ts';
import { startPictureModel } from '#test/support/picture-model.ts';
import { startProduct } from '#test/support/start-product.ts';

/** Starts one product, one scripted picture model and one film for the camera, for all journeys. */
export default async () => {
  mkdirSync('test-results', { recursive: true });
  const { film, picture } = await makeCameraFilm('test-results');
  const model = await startPictureModel();
  const product = await startProduct({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
  process.env.JOURNEY_ORIGIN = product.origin;
  process.env.JOURNEY_MODEL = model.url;
  process.env.JOURNEY_FILM = film;
  process.env.JOURNEY_PICTURE = picture;
  return async () => {
    await product.stop();
    await model.stop();
  };
};
