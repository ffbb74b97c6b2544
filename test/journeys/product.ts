import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeCameraFilm } from '#test/support/camera-film.ts';
import { startScriptedProduct } from '#test/support/start-scripted-product.ts';
import { spokenIntoMicrophone } from '#test/support/synthetic-speech.ts';

/**
 * The text that the fake microphone plays each time it is opened, spoken by a synthetic voice and followed by silence.
 */
const SPOKEN_MEAL = 'two fried eggs and a glass of apple juice for breakfast';

/** Starts the product, the scripted image model and the camera's video once for all journeys. */
export default async () => {
  mkdirSync('test-results', { recursive: true });
  const { film, picture } = await makeCameraFilm('test-results');
  const product = await startScriptedProduct();
  process.env.JOURNEY_ORIGIN = product.origin;
  process.env.JOURNEY_DATA = product.dataDir;
  process.env.JOURNEY_MODEL = product.modelUrl;
  process.env.JOURNEY_FILM = film;
  process.env.JOURNEY_PICTURE = picture;
  process.env.JOURNEY_SPEECH = resolve('test-results/spoken-meal.wav');
  writeFileSync(process.env.JOURNEY_SPEECH, await spokenIntoMicrophone(SPOKEN_MEAL));
  return product.stop;
};
