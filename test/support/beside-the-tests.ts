import { createTestDatabase } from '#test/infra/local/host/fixtures/test-database.ts';
import { startOpenFoodFacts } from './open-food-facts.ts';
import { startPictureModel } from './picture-model.ts';
import { startPushService } from './push-service.ts';
import { startProduct } from './start-product.ts';

const start = async () => {
  const [model, openFoodFacts, pushService] = await Promise.all([
    startPictureModel(),
    startOpenFoodFacts(),
    startPushService(),
  ]);
  const place = createTestDatabase();
  const [product, database] = await Promise.all([
    startProduct({
      OPENAI_API_KEY: 'scripted',
      OPENAI_BASE_URL: model.baseUrl,
      OPEN_FOOD_FACTS_URL: openFoodFacts.url,
      PUSH_SERVICE_ORIGIN: pushService.origin,
    }),
    place.start(),
  ]);
  return {
    origin: product.origin,
    dataDir: product.dataDir,
    modelUrl: model.url,
    openFoodFactsUrl: openFoodFacts.url,
    pushServiceOrigin: pushService.origin,
    databasePort: database.port,
    stop: async () => {
      await Promise.all([product.stop(), database.stop()]);
      place.remove();
      await model.stop();
      await openFoodFacts.stop();
      await pushService.stop();
    },
  };
};

type Beside = Awaited<ReturnType<typeof start>>;

/** Shared by all projects of a run, each of which loads this file. */
const run = globalThis as { besideTests?: { users: number; started: Promise<Beside> } };

/** Starts the services beside the tests for the first project and stops them after the last. */
export const openBeside = async (): Promise<{ beside: Beside; close: () => Promise<void> }> => {
  const mine = (run.besideTests ??= { users: 0, started: start() });
  mine.users += 1;
  const beside = await mine.started;
  return {
    beside,
    close: async () => {
      mine.users -= 1;
      if (mine.users > 0) return;
      delete run.besideTests;
      await beside.stop();
    },
  };
};
