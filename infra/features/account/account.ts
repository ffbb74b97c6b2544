import { Duration } from 'aws-cdk-lib';
import { UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantSignOutEverywhere } from '../../constructs/grants/grant-sign-out-everywhere.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantSocketClosingByParameter } from '../../constructs/grants/grant-socket-closing.ts';
import { grantTable, readWrite } from '../../constructs/grants/grant-table.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import type { Resources } from '../../resources.ts';

/** Cognito's timeout for triggers. Source: Cognito Developer Guide, 'Important considerations for triggers'. */
const TRIGGER_TIMEOUT = Duration.seconds(5);

/** Adds the user pool's triggers: email texts, confirmed sign-ups, and password resets. They are part of the pool's stack. */
export const addAccount = (product: Resources): void => {
  const resources = { ...product, stack: product.stacks.data };
  const { pool } = resources.users;
  const customMessage = createFunction(resources, {
    feature: 'account',
    name: 'custom-message',
    timeout: TRIGGER_TIMEOUT,
    requests: { within: Duration.seconds(2), isFrequent: false },
    impact: 'Users who sign up or reset their password get no email.',
  });
  grantSiteOrigin(customMessage, resources);
  // Stores the referral of a new user (`functions/referrals/follow-sign-up.ts`).
  grantTable(customMessage, resources.table, ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem']);
  pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, customMessage);

  const postConfirmation = createFunction(resources, {
    feature: 'account',
    name: 'post-confirmation',
    timeout: TRIGGER_TIMEOUT,
    requests: { within: Duration.seconds(2), isFrequent: false },
    impact:
      'Users who confirm their email see an error and have no name; a password reset leaves other sessions active.',
  });
  grantTable(postConfirmation, resources.table, readWrite);
  grantEmail(postConfirmation, resources);
  grantSiteOrigin(postConfirmation, resources);
  grantSocketClosingByParameter(postConfirmation, resources);
  grantSignOutEverywhere(postConfirmation, pool);
  pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation);
};
