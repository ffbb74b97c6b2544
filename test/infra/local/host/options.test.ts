import { describe, expect, it } from 'vitest';
import { projectRoot, readOptions } from '#infra/local/options.ts';

describe('the options of npm start', () => {
  it('are port 3000 and a folder of its own for each port', () => {
    expect(readOptions({}, [])).toMatchObject({
      port: 3000,
      fresh: false,
      dataDir: `${projectRoot}/.local/3000`,
    });
    expect(readOptions({ PORT: '3100' }, [])).toMatchObject({
      port: 3100,
      dataDir: `${projectRoot}/.local/3100`,
    });
  });

  it('begin with empty data when asked', () => {
    expect(readOptions({}, ['--fresh']).fresh).toBe(true);
  });

  it('pass the picture model on; a model server of one’s own needs no key', () => {
    expect(readOptions({}, [])).toMatchObject({ openAiApiKey: undefined, openAiBaseUrl: undefined });
    expect(readOptions({ OPENAI_API_KEY: 'sk-1' }, [])).toMatchObject({ openAiApiKey: 'sk-1' });
    expect(
      readOptions({ OPENAI_BASE_URL: 'http://localhost:11434/v1', VISION_MODEL: 'llava' }, []),
    ).toMatchObject({
      openAiApiKey: 'none',
      openAiBaseUrl: 'http://localhost:11434/v1',
      visionModel: 'llava',
    });
  });

  it('ask the local Stripe unless there is a key of Stripe’s', () => {
    expect(readOptions({ STRIPE_SECRET_KEY: '' }, [])).toMatchObject({
      stripeSecretKey: undefined,
      stripeWebhookSecret: undefined,
    });
    expect(
      readOptions({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, []),
    ).toMatchObject({ stripeSecretKey: 'sk_test_1', stripeWebhookSecret: 'whsec_1' });
  });

  it('name a full food table by its file, which must be there', () => {
    expect(readOptions({}, []).foodTable).toBeUndefined();
    expect(readOptions({ FOOD_TABLE: 'package.json' }, []).foodTable).toBe(`${projectRoot}/package.json`);
    expect(() => readOptions({ FOOD_TABLE: 'no.foods' }, [])).toThrow(
      'FOOD_TABLE is "no.foods", and there is no such file. Make it: npm run foods:import -- DIR --out no.foods',
    );
  });

  it('run the functions from their sources, or as they are deployed from a folder of bundles', () => {
    expect(readOptions({}, []).bundles).toBeUndefined();
    expect(readOptions({ FUNCTION_BUNDLES: '/bundles' }, []).bundles).toBe('/bundles');
  });

  it.each([['abc'], ['0'], ['70000'], ['3000.5']])('refuse the port %s and say what to give', (PORT) => {
    expect(() => readOptions({ PORT }, [])).toThrow('PORT=3100 npm start');
  });

  it('refuse what they do not know', () => {
    expect(() => readOptions({}, ['--clean'])).toThrow('Unknown option --clean');
  });
});
