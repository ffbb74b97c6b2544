import { setStage } from '../config/local-stage.ts';
import { Amplify } from 'aws-amplify';
import type { RuntimeConfig } from '#shared/config/runtime-config.ts';
import { setFullFoodTable } from '../config/full-food-table.ts';
import { MIN_PASSWORD_LENGTH } from './password-length.ts';
import { setStagePasskeys } from './stage-passkeys.ts';

/** Configures Amplify for the environment's user pool. Called once, before the session is read. */
export const configureAmplify = (config: RuntimeConfig): void => {
  setStagePasskeys(config.passkeys);
  setStage(config.stage);
  setFullFoodTable(config.full_food_table === true);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.user_pool_id,
        userPoolClientId: config.user_pool_client_id,
        ...(config.user_pool_endpoint && { userPoolEndpoint: config.user_pool_endpoint }),
        loginWith: { email: true },
        signUpVerificationMethod: 'code',
        userAttributes: { email: { required: true }, name: { required: true } },
        passwordFormat: { minLength: MIN_PASSWORD_LENGTH },
      },
    },
  });
};
