import type { TestProject } from 'vitest/node';
import { startOpenFoodFacts } from './open-food-facts.ts';
import { startPictureModel } from './picture-model.ts';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    dataDir: string;
    /** Control address of the scripted picture model. */
    modelUrl: string;
    /** Address of the scripted Open Food Facts. */
    openFoodFactsUrl: string;
  }
}

/** One running product, one scripted picture model and one scripted Open Food Facts for all function tests. */
export default async (project: TestProject) => {
  const model = await startPictureModel();
  const openFoodFacts = await startOpenFoodFacts();
  const product = await startProduct({
    OPENAI_API_KEY: 'scripted',
    OPENAI_BASE_URL: model.baseUrl,
    OPEN_FOOD_FACTS_URL: openFoodFacts.url,
  });
  project.provide('origin', product.origin);
  project.provide('dataDir', product.dataDir);
  project.provide('modelUrl', model.url);
  project.provide('openFoodFactsUrl', openFoodFacts.url);
  return async () => {
    await product.stop();
    await model.stop();
    await openFoodFacts.stop();
  };
};
