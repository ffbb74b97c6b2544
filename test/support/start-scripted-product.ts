import { startOpenFoodFacts } from './open-food-facts.ts';
import { startPictureModel } from './picture-model.ts';
import { startProduct } from './start-product.ts';

/** Starts the product with a scripted image model and a local copy of the package database. `stop` ends all three. */
export const startScriptedProduct = async () => {
  const model = await startPictureModel();
  const openFoodFacts = await startOpenFoodFacts();
  const product = await startProduct({
    OPENAI_API_KEY: 'scripted',
    OPENAI_BASE_URL: model.baseUrl,
    OPEN_FOOD_FACTS_URL: openFoodFacts.url,
    OPEN_FOOD_FACTS_SEARCH_URL: openFoodFacts.url,
  });
  return {
    ...product,
    modelUrl: model.url,
    stop: async (): Promise<void> => {
      await product.stop();
      await model.stop();
      await openFoodFacts.stop();
    },
  };
};
